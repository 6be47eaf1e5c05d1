import { formatManifest } from "../../../src/site/feeds/format-manifest";

test("names, colours and icons; hostile names stay text", () => {
  const name = 'Rivergum "Mobile" </script>';
  const manifest = JSON.parse(
    formatManifest({ name, shortName: "Rivergum", description: "Detailing." }),
  ) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name,
    short_name: "Rivergum",
    start_url: "/",
    lang: "en-AU",
    theme_color: "#0b5d55",
  });
  expect(manifest["icons"]).toContainEqual({
    src: "/icons/icon-192.png",
    type: "image/png",
    sizes: "192x192",
    purpose: "any",
  });
});
