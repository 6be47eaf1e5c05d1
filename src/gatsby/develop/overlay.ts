import type { DevelopmentNotes } from "../../domain/development-notes";

// Runs in the browser, in development only: on-create-webpack-config.ts adds it to the scripts.

const style = `
:host { all: initial; position: fixed; inset: auto auto 5rem 0.75rem; z-index: 2147483647; max-width: min(40rem, calc(100vw - 1.5rem)); }
details, p.mark { background: #fff; border: 2px solid; border-radius: 0.5rem; box-shadow: 0 2px 12px #0003; color: #1c2226; font: 0.875rem/1.5 system-ui, sans-serif; margin: 0 0 0.5rem; }
details { border-color: #7a5200; }
details.grave { border-color: #a3231b; }
p.mark { border-color: #4a3aa8; color: #4a3aa8; font-weight: 700; padding: 0.25rem 0.75rem; width: fit-content; }
summary { cursor: pointer; font-weight: 700; padding: 0.5rem 0.75rem; }
summary:focus-visible { outline: 3px solid #0b5d55; outline-offset: 2px; }
ul { list-style: none; margin: 0; max-height: 60vh; overflow: auto; padding: 0 0.75rem 0.5rem; }
li { border-top: 1px solid #d5dce1; overflow-wrap: anywhere; padding: 0.5rem 0; }
li.must-fix { color: #a3231b; }
.seen { color: #55626b; display: block; }
pre { background: #f3f5f6; color: #1c2226; margin: 0.25rem 0 0; overflow: auto; padding: 0.5rem; }
`;

/** How many there are of each, in words: `2 to fix, 1 worth fixing`. */
export function countWords(problems: DevelopmentNotes["problems"]): string {
  const grave = problems.filter(({ severity }) => severity === "must-fix").length;
  const advice = problems.length - grave;
  return [grave > 0 && `${grave} to fix`, advice > 0 && `${advice} worth fixing`]
    .filter(Boolean)
    .join(", ");
}

function element(name: string, text: string, className = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

/** Draws the notes into `root`: nothing where all is well. A list that was open, or closed, stays so. */
export function drawNotes(
  root: ShadowRoot,
  { problems, unpublished }: DevelopmentNotes,
  pathname: string,
): void {
  const was = root.querySelector("details");
  const isGrave = problems.some(({ severity }) => severity === "must-fix");
  const parts: HTMLElement[] = [element("style", style)];
  const mark = unpublished.find(({ path }) => path === pathname.replace(/(.)\/$/, "$1"));
  if (mark) parts.push(element("p", `${mark.why}: not on the published site`, "mark"));
  if (problems.length > 0) {
    const details = document.createElement("details");
    details.className = isGrave ? "grave" : "";
    // What stops a build is shown at once; advice waits to be asked for.
    details.open = was ? was.open : isGrave;
    const list = document.createElement("ul");
    for (const { severity, text, seen, example } of problems) {
      const item = element("li", text, severity);
      if (seen !== undefined) item.append(element("span", seen, "seen"));
      if (example !== undefined) item.append(element("pre", example));
      list.append(item);
    }
    details.append(element("summary", `content/: ${countWords(problems)}`), list);
    parts.push(details);
  }
  root.replaceChildren(...parts);
}

/** Shows what the server says of the content, and follows it. */
function start(): void {
  const host = document.createElement("div");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  let notes: DevelopmentNotes = { problems: [], unpublished: [] };
  let drawnAt = location.pathname;
  const draw = () => {
    drawnAt = location.pathname;
    drawNotes(root, notes, drawnAt);
  };
  new EventSource("/__content-problems").onmessage = ({ data }) => {
    notes = JSON.parse(String(data)) as DevelopmentNotes;
    draw();
  };
  // The router tells nobody outside of React where it goes; once a second is soon enough for a mark.
  setInterval(() => drawnAt !== location.pathname && draw(), 1000);
}

if (process.env.NODE_ENV === "development") start();
