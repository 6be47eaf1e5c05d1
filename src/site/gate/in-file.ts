/** What is wrong with a file of the built site, as lines for a person: `about/index.html: was not built`. */
export function inFile(file: string, ...texts: string[]): string[] {
  return texts.map((text) => `${file.slice(1)}: ${text}`);
}
