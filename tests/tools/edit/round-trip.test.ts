import { parse, stringify } from "yaml";

import { placeOf } from "../../../src/content/kinds";
import { isEditable, readForm, writeForm } from "../../../src/tools/edit/edit-entry";
import { deliveredContent } from "../../specification/delivered-content";

const files = [...deliveredContent.texts].filter(([path]) => isEditable(path));

const findPicture = (name: string) => `${name}.jpg`;

interface Form {
  data: Record<string, unknown>;
  body: string;
}

/** What the editing page has in its hands: the form as it reads it. */
function openForm(path: string, text: string): Form {
  const shown = writeForm(path, text, { version: "1", findPicture });
  if (!path.endsWith(".md")) return { data: parse(shown) as Form["data"], body: "" };
  const [, data = "", body = ""] = shown.split(/^---\n/m);
  return { data: parse(data) as Form["data"], body };
}

/** What it sends when the form is saved: other quotes, other order, no remarks. */
function saveForm(path: string, { data, body }: Form): string {
  const reversed = Object.fromEntries(Object.entries(data).reverse());
  const written = stringify(reversed, { lineWidth: 80, defaultStringType: "QUOTE_SINGLE" });
  return path.endsWith(".md") ? `---\n${written}---\n${body}` : written;
}

function roundTrip(path: string, text: string, change: (form: Form) => void = () => {}): string {
  const form = openForm(path, text);
  change(form);
  return readForm(path, text, saveForm(path, form)).text;
}

/** Lines that stand in only one of two texts. */
function differingLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}

test("every text of the content is there to be edited", () => {
  expect(files.length).toBeGreaterThanOrEqual(49);
  expect(files.every(([path]) => placeOf(path) !== undefined)).toBe(true);
});

test("saving a form in which nothing was changed leaves every real file as it was, byte for byte", () => {
  for (const [path, text] of files) expect([path, roundTrip(path, text)]).toEqual([path, text]);
});

test("so it does with Windows line ends", () => {
  for (const [path, text] of files) {
    const windows = text.replace(/\n/g, "\r\n");
    expect([path, roundTrip(path, windows)]).toEqual([path, windows]);
  }
});

/** Every single value of a form, with a way to change it. */
function* leavesOf(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; value: string | number | boolean }> {
  if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
  } else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    yield { path, value };
}

function setAt(target: unknown, path: readonly (string | number)[], value: unknown): void {
  const [key = "", ...rest] = path;
  const group = target as Record<string | number, unknown>;
  if (rest.length === 0) group[key] = value;
  else setAt(group[key], rest, value);
}

test("changing any one value of any real file touches only its own line", () => {
  let changed = 0;
  for (const [path, text] of files) {
    for (const leaf of leavesOf(openForm(path, text).data)) {
      // The names of pictures' files stand in the form only; keys are tried below.
      if (["_version", "picture", "key"].includes(String(leaf.path.at(-1)))) continue;
      const next =
        typeof leaf.value === "string"
          ? `${leaf.value} and "more": #1`
          : typeof leaf.value === "number"
            ? leaf.value + 1
            : !leaf.value;
      const after = roundTrip(path, text, ({ data }) => setAt(data, leaf.path, next));
      const old = text.split("\n");
      const now = after.split("\n");
      const changedLines = now.filter((line, index) => line !== old[index]);
      expect([path, leaf.path, now.length, changedLines.length]).toEqual([
        path,
        leaf.path,
        old.length,
        1,
      ]);
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(1000);
});

test("changing the text below the front matter touches the front matter nowhere", () => {
  for (const [path, text] of files.filter(([each]) => each.endsWith(".md"))) {
    const after = roundTrip(path, text, (form) => {
      form.body = `${form.body}\nOne more paragraph.\n`;
    });
    const end = text.indexOf("\n---\n");
    expect(after.slice(0, end + 5)).toBe(text.slice(0, end + 5));
    expect(after).toBe(
      `${text.replace(/\n*$/, "")}${/\n---\n\s*$/.test(text) ? "\n" : "\n\n"}One more paragraph.\n`,
    );
  }
});

describe("what an owner does in a day", () => {
  const text = (path: string) => files.find(([each]) => each === path)?.[1] ?? "";

  test("a price", () => {
    const after = roundTrip("pricing.yml", text("pricing.yml"), ({ data }) => {
      const services = data["services"] as { key: string; from: number }[];
      for (const each of services) if (each.key === "full-detail") each.from = 310;
    });
    expect(differingLines(text("pricing.yml"), after)).toEqual({
      gone: ["  full-detail: {from: 300}"],
      come: ["  full-detail: {from: 310}"],
    });
  });

  test("a new suburb in its place", () => {
    const path = "regions/logan/index.md";
    const after = roundTrip(path, text(path), ({ data }) => {
      (data["suburbs"] as string[]).splice(4, 0, "Edens Landing 4207");
    });
    expect(after).toBe(
      text(path).replace("  - Eagleby 4207\n", "  - Eagleby 4207\n  - Edens Landing 4207\n"),
    );
  });

  test("the promo is taken down, and put up again", () => {
    const path = "business.yml";
    const down = roundTrip(path, text(path), ({ data }) => {
      data["promo"] = { text: "", linkLabel: "" };
    });
    expect(differingLines(text(path), down)).toEqual({
      gone: ["promo:", expect.stringContaining("  text: First"), "  linkLabel: Book Now"],
      come: [],
    });
    const up = roundTrip(path, down, ({ data }) => {
      data["promo"] = { text: "Ten dollars off: this week", linkLabel: "Book" };
    });
    expect(up).toContain('promo:\n  text: "Ten dollars off: this week"\n  linkLabel: Book\n');
    expect(differingLines(down, up).gone).toEqual([]);
  });

  test("a question more, one less, two swapped", () => {
    const path = "faq.yml";
    const after = roundTrip(path, text(path), ({ data }) => {
      const items = data["items"] as object[];
      items.splice(2, 1);
      const [first, second] = items;
      if (first && second) items.splice(0, 2, second, first);
      items.push({ id: "gift", question: "Do you sell vouchers?", answer: "Yes.\n\nAsk us." });
    });
    const rows = parse(after) as { id: string }[];
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual(["other-vehicle-types", "areas-served"]);
    expect(rows.at(-1)).toEqual({
      id: "gift",
      question: "Do you sell vouchers?",
      answer: "Yes.\n\nAsk us.",
    });
    expect(after.startsWith("# The questions of the FAQ page")).toBe(true);
  });

  test("a column of a list in brackets", () => {
    const path = "comparison.yml";
    const after = roundTrip(path, text(path), ({ data }) => {
      (data["services"] as string[]).pop();
    });
    expect(differingLines(text(path), after).come).toEqual([
      "services: [basic-detail, interior-detail, full-detail, paint-correction, ceramic-coating]",
    ]);
  });

  test("a picture more", () => {
    const path = "services/full-detail/index.md";
    const after = roundTrip(path, text(path), ({ data }) => {
      (data["pictures"] as object[]).push({
        key: "",
        picture: "IMG_2024.HEIC",
        value: "A clean boot.",
      });
    });
    expect(differingLines(text(path), after)).toEqual({
      gone: [],
      come: ["  img-2024: A clean boot."],
    });
  });

  test("draft: false is not added by a form that shows the switch", () => {
    const [path = ""] = files.find(([each]) => each.startsWith("blog/")) ?? [];
    const after = roundTrip(path, text(path), ({ data }) => {
      data["draft"] = false;
    });
    expect(after).toBe(text(path));
  });
});

test("a new article is laid out in the order of its parser", () => {
  const raw =
    "---\ntitle: Dust\nid: '11'\npictures:\n  - key: hero\n    value: Dust on a bonnet\n---\nText\n";
  const { text, version } = readForm("blog/dust/index.md", undefined, raw);
  expect(version).toBeUndefined();
  expect(text).toBe('---\nid: "11"\ntitle: Dust\npictures:\n  hero: Dust on a bonnet\n---\nText\n');
});
