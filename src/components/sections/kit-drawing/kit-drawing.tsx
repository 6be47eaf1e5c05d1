import * as styles from "./kit-drawing.module.scss";

/** What the van carries, on one ground line, in two parts: buckets, cloths, clay and gauge; extractor, polisher, hose. */
const parts = [
  {
    box: "0 0 340 96",
    things:
      "M10 88l5-44h40l5 44zM13 44a22 8 0 0 1 44 0M19 44c0-26 32-26 32 0M74 88l4-44h40l4 44zM76 44a22 8 0 0 1 44 0M82 44c0-26 32-26 32 0M150 88v-8h58v8zM152 80v-8h54v8zM155 72v-8h48v8zM158 64v-8h42v8zM232 88h44V72l-8-6h-28l-8 6zM292 88V40h28v48zM297 46h18v12h-18zM302 88v6M310 88v6",
  },
  {
    box: "340 0 400 96",
    things:
      "M350 88V56l8-8h44l8 8v32zM358 48V34h44v14M366 34v-8h12M388 64h12M362 88a6 6 0 1 0 12 0M390 88a6 6 0 1 0 12 0M410 60c22 0 22-36 44-36h10v14M480 88h44a22 10 0 0 0-44 0M502 78V62M484 62h72a8 8 0 0 0 0-18h-60a12 12 0 0 0-12 12zM565 53c10 0 8 10 4 18-3 7 0 17 8 17M650 54a28 28 0 1 1-56 0a28 28 0 1 1 56 0M634 54a12 12 0 1 1-24 0a12 12 0 1 1 24 0M606 77l-8 11M638 77l8 11M650 54c22 0 20 30 40 30h26M716 84l14-5v9z",
  },
];

/**
 * The equipment as a line drawing above the words it illustrates, on phones in two lines; decorative for assistive
 * technology.
 */
export function KitDrawing() {
  return (
    <div className={styles.drawing} aria-hidden="true">
      {parts.map(({ box, things }) => (
        <svg key={box} viewBox={box}>
          <path d={things} />
          <path d="M0 89h740" />
        </svg>
      ))}
    </div>
  );
}
