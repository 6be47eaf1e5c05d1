import type { ContentProblem } from "../../domain/content/problem";
import { escapeHtml } from "../../server/escape-html";
import { reportParts } from "./report-text";

const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #1c2226; --quiet: #55626b; --line: #d5dce1; --must: #a3231b; --worth: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --ground: #14191d; --text: #e8edf0; --quiet: #a5b2bb; --line: #36424a; --must: #ff9d95; --worth: #f1c468; } }
body { background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 48rem; padding: 2rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.25; }
h2 { border-top: 0.25rem solid; padding-top: 0.75rem; margin-top: 2.5rem; }
.must-fix h2 { color: var(--must); }
.worth-fixing h2 { color: var(--worth); }
h3 { font-size: 1.0625rem; overflow-wrap: anywhere; margin-bottom: 0.25rem; }
ul { list-style: none; padding: 0; }
li { border-bottom: 1px solid var(--line); padding-bottom: 1rem; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
pre { border: 1px solid var(--line); border-radius: 0.375rem; overflow-x: auto; padding: 0.75rem; }
`;

/** The problems as a page of its own, without scripts or anything from elsewhere. `madeAt` is shown as it is. */
export function reportPage(problems: readonly ContentProblem[], madeAt: string): string {
  const parts = reportParts.map(({ severity, title, meaning }) => {
    const list = problems.filter((problem) => problem.severity === severity);
    if (list.length === 0) return "";
    return `<section class="${severity}" aria-labelledby="${severity}">
<h2 id="${severity}">${title} (${list.length})</h2>
<p>${escapeHtml(meaning)}</p>
<ul>
${list.map(problemItem).join("\n")}
</ul>
</section>`;
  });
  const fine = problems.length === 0 ? "<p>Everything in content/ is in order.</p>" : "";
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content check</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Content check</h1>
<p class="quiet">Made ${escapeHtml(madeAt)} by npm run check -- --html</p>
${fine}${parts.filter(Boolean).join("\n")}
</main>
</body>
</html>
`;
}

function problemItem({ file, line, field, found, fix, seen, example }: ContentProblem): string {
  const rows = [
    `<h3>${escapeHtml(file)}, line ${line}${field === "" ? "" : `, <code>${escapeHtml(field)}</code>`}</h3>`,
    `<p>Found ${escapeHtml(found)}.</p>`,
    `<p><strong>To do:</strong> ${escapeHtml(fix)}</p>`,
    seen === undefined ? "" : `<p class="quiet">${escapeHtml(seen)}</p>`,
    // Focusable, so that a long line can be scrolled with the keyboard.
    example === undefined
      ? ""
      : `<pre tabindex="0" aria-label="Example"><code>${escapeHtml(example)}</code></pre>`,
  ];
  return `<li>\n${rows.filter(Boolean).join("\n")}\n</li>`;
}
