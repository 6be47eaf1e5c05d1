import * as styles from "./vehicle-drawing.module.scss";

interface VehicleShape {
  /** One stroke; the wheels are drawn over its gaps. */
  path: string;
  wheels: readonly [number, number];
  /** The vehicle's size in relation to the largest. */
  scale: number;
}

const wagon: VehicleShape = {
  path: "M9 20H5V6l4-2h28l9 7 11 2 3 3v4h-4M44 20H21M10 8h11v4H10zM24 8h11l6 4H24z",
  wheels: [15, 50],
  scale: 0.94,
};

/** Vehicles from the side, by the id of their size. */
const shapes: Readonly<Record<string, VehicleShape | undefined>> = {
  // Hatch.
  small: {
    path: "M9 21H5v-7l4-3 6-6h17l9 7 13 2 4 3v4h-3M43 21H21M19 12l3-4h4v4zM29 8h2l6 4h-8z",
    wheels: [15, 49],
    scale: 0.74,
  },
  // Sedan.
  medium: {
    path: "M10 21H4v-6l8-3 9-7h14l11 7 11 2 3 3v4h-4M44 21H22M19 12l5-4h5v4zM32 8h2l6 4h-8z",
    wheels: [16, 50],
    scale: 0.87,
  },
  // Ute.
  xlarge: {
    path: "M10 20H4v-8h23V4h14l8 7 8 2 3 3v4h-4M44 20H22M27 12h5m0-4h7l4 4H32z",
    wheels: [16, 50],
    scale: 1,
  },
  van: {
    path: "M10 20H4V4l2-2h36l10 9 7 3v6h-3M44 20H22M42 6l6 5h-6zM26 2v18",
    wheels: [16, 50],
    scale: 1,
  },
};

/** The vehicle of a size; a wagon for one without a drawing. */
export function VehicleDrawing({ size }: { size: string }) {
  const { path, wheels, scale } = shapes[size] ?? wagon;
  return (
    <svg className={styles.drawing} viewBox="0 0 64 28" aria-hidden="true">
      {/* Scaled from the middle of the ground line, so that all vehicles are on it. */}
      <g transform={`translate(32 26) scale(${scale}) translate(-32 -26)`}>
        <path d={path} />
        {wheels.map((x) => (
          <circle key={x} cx={x} cy="21" r="5" />
        ))}
      </g>
    </svg>
  );
}
