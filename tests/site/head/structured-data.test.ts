import { serialiseJsonLd } from "@/site/head/structured-data";

test.each(["</script><!-- <script>", "&lt;/script&gt;", "a\u2028b\u2029c", '"\\u003c/script>'])(
  "%j cannot end the script element",
  (text) => {
    const json = serialiseJsonLd({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
