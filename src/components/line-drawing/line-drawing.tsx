import * as styles from "./line-drawing.module.scss";

/** Drawings of the About page in one stroke, by the hand that drew the vehicles. */
const drawings = {
  // A hand that wipes with a folded cloth.
  hand: {
    viewBox: "0 0 160 104",
    path: "M6 30L40 27C52 26 58 21 70 19L109 13a6 6 0 0 1 2 12L84 30M111 25L122 24a6 6 0 0 1 1 12L86 42M123 36a6 6 0 0 1 0 12L85 53M116 49a5.5 5.5 0 0 1-1 11L80 64C72 68 66 70 58 69L76 77a6 6 0 0 1-5 11L38 75C30 71 20 70 6 71M22 24v52M128 24c14-6 20 2 24 8-4 10 2 18-2 28-8 4-8 16-16 24-18-2-32 10-50 6M150 60c-12 0-22 4-30 12",
  },
  // What the van carries, laid out: buckets, cloths, clay, gauge, extractor, polisher, hose and lead.
  kit: {
    viewBox: "0 0 320 132",
    path: "M8 36a26 26 0 1 0 52 0a26 26 0 1 0-52 0M14 36a20 20 0 1 0 40 0a20 20 0 1 0-40 0M34 16v40M14 36h40M20 22l28 28M48 22L20 50M8 98a26 26 0 1 0 52 0a26 26 0 1 0-52 0M14 98a20 20 0 1 0 40 0a20 20 0 1 0-40 0M22 94c4-5 8-5 12 0s8 5 12 0M24 104c3-4 7-4 10 0s7 4 10 0M78 22h42v36H78zM78 34h42M86 22v-8h42v36h-8M78 78l26-6 6 22-26 6zM96 122v-14a13 13 0 0 1 26 0v14zM109 108l5-6M102 116h14M144 124l6-16h28l6 16zM158 108l2-52M170 108l-2-52M156 56h16V40c0-8 12-8 12-16V10M172 44c8-2 20-8 20-20V10M216 36a22 22 0 1 0 44 0a22 22 0 1 0-44 0M226 36a12 12 0 1 0 24 0a12 12 0 1 0-24 0M259 28h35a8 8 0 0 1 0 16h-35M270 28v16M302 36c10 0 12 6 12 14M204 98a26 26 0 1 0 52 0a26 26 0 1 0-52 0M212 98a18 18 0 1 0 36 0a18 18 0 1 0-36 0M220 98a10 10 0 1 0 20 0a10 10 0 1 0-20 0M256 98c0 22 14 20 28 20M284 113h12l6-3v16l-6-3h-12zM274 66h26v24h-26zM282 74v6M292 74v6M287 90c0 8 14 4 24 10",
  },
} as const;

/** A drawing beside the words it illustrates; it says nothing that they don't. */
export function LineDrawing({ of, className }: { of: keyof typeof drawings; className: string }) {
  const { viewBox, path } = drawings[of];
  return (
    <svg className={`${styles.drawing} ${className}`} viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
