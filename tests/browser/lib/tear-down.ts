/** Closes the browser that all tests shared. */
export default async function tearDown(): Promise<void> {
  await globalThis.browserServer?.close();
}
