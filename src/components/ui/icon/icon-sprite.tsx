import { iconShapes } from "./icon-shapes";

/** All icons once, as symbols. Only the build renders them, so no script contains them. */
export function IconSprite() {
  return (
    <svg id="icons" style={{ display: "none" }}>
      {Object.entries(iconShapes).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
