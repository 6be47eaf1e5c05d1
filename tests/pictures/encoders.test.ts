import sharp from "sharp";
import { setEncoderDefaults } from "@/pictures/encoders";

const noise = sharp({
  create: {
    width: 64,
    height: 64,
    channels: 3,
    background: "black",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
});

/** The number of bytes of a picture that is resized and encoded as in gatsby-plugin-sharp. */
async function encode(png: Buffer, format: "avif" | "webp", width: number, options = {}) {
  const resized = sharp(png).resize(width, 16, { fit: "fill" });
  return (await resized[format]({ quality: 48, ...options }).toBuffer()).length;
}

test("pictures wider than 800 pixels are encoded with less effort", async () => {
  const png = await noise.png().toBuffer();
  const colour = { chromaSubsampling: "4:2:0" };
  const expected = {
    narrow: await encode(png, "avif", 800, { ...colour, effort: 3 }),
    wide: await encode(png, "avif", 1200, { ...colour, effort: 1 }),
    webp: await encode(png, "webp", 800, { effort: 2 }),
    own: await encode(png, "webp", 800, { effort: 0 }),
  };
  setEncoderDefaults();
  expect({
    narrow: await encode(png, "avif", 800),
    wide: await encode(png, "avif", 1200),
    webp: await encode(png, "webp", 800),
    own: await encode(png, "webp", 800, { effort: 0 }),
  }).toEqual(expected);
});
