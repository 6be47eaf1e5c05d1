const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// Outside of the Char production of https://www.w3.org/TR/xml/#charsets: no XML file may hold them.
// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text made safe inside an element or a quoted attribute of XML, and of HTML. */
export function escapeXml(text: string): string {
  return text
    .replace(forbidden, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text as a CDATA section; the end mark inside it is split over two sections. */
export function toCdata(text: string): string {
  return `<![CDATA[${text.replace(forbidden, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
