import { findSiteErrors } from "@/post-build/gate/find-site-errors";
import { readPage } from "@/post-build/gate/read-page";

const page = (title: string, body = "", head = "") =>
  `<title>${title}</title><meta name="description" content="About ${title}.">
  <link rel="canonical" href="https://rivergum.example/about">${head}<h1>${title}</h1>${body}`;

/** The errors of a small site with this HTML at /about. */
function check(about: string, statistics?: string): string[] {
  const html = {
    "/": page("Home"),
    "/faq": page("FAQ", '<p id="rain">Rain</p>'),
    "/thanks": page("FAQ", "", '<meta name="robots" content="noindex, follow">'),
    "/about": about,
  };
  return findSiteErrors({
    pages: new Map(Object.entries(html).map(([path, text]) => [path, readPage(text)])),
    files: new Set(["/static/home.jpg", "/rss.xml"]),
    siteAddress: "https://rivergum.example",
    statistics,
  });
}

test.each([
  ["links to /nowhere, which does not exist", '<a href="/nowhere">x</a>'],
  [
    "links to https://rivergum.example/nowhere, which does not exist",
    '<a href="https://rivergum.example/nowhere">x</a>',
  ],
  ['links to #gone, but /about has no element with the id "gone"', '<a href="#gone">x</a>'],
  ['links to /faq#gone, but /faq has no element with the id "gone"', '<a href="/faq#gone">x</a>'],
  ["links to /faq/, which does not exist", '<a href="/faq/">x</a>'],
  ["links to /nowhere, which does not exist", '<noscript><a href="/nowhere">x</a></noscript>'],
  [
    "loads /static/gone.webp, which does not exist",
    '<img src="/static/home.jpg" srcset="/static/home.jpg 400w, /static/gone.webp 800w" alt="">',
  ],
  [
    "loads /fonts/gone.woff2, which does not exist",
    "<style>@font-face{src:url('/fonts/gone.woff2')}</style>",
  ],
  ["loads /gone.js, which does not exist", '<template><script src="/gone.js"></script></template>'],
  ["posts to /send, which does not exist", '<form action="/send"></form>'],
  ["loads //cdn.example/a.png from another site", '<img src="//cdn.example/a.png" alt="">'],
  ["links to a script, javascript:alert(1)", '<a href="javascript:alert(1)">x</a>'],
  // This would be an icon that is missing from the sprite.
  [
    'loads #gone, but /about has no element with the id "gone"',
    '<svg><use href="#gone"></use></svg>',
  ],
  ['has the id "a" more than once', '<p id="a"></p><p id="a"></p>'],
  ["has more than one heading of level 1", "<h1>About</h1>"],
])("the gate reports a page that %s", (error, body) => {
  expect(check(page("About", body))).toEqual([`/about: ${error}`]);
});

test.each([
  ["a link to another site", '<a href="https://www.facebook.com/x">x</a>'],
  [
    "a phone number and an email address",
    '<a href="tel:+61491570156">x</a><a href="mailto:a@b.example">x</a>',
  ],
  ["a link to an id that exists", '<p id="a"></p><a href="#a">x</a><a href="/faq?x=1#rain">x</a>'],
  ["a link to the top", '<a href="#top">x</a><a href="#">x</a>'],
  ["a link to a file", '<a href="/rss.xml">x</a>'],
  ["a form for the inbox", '<form action="/__inbox/booking"></form>'],
  ["a form for a form provider", '<form action="https://formsubmit.co/x"></form>'],
  ["a picture in the page itself", '<img src="data:image/gif;base64,R0lGOD" alt="">'],
  ["a title in a drawing", "<svg><title>Leaf</title></svg>"],
])("the gate accepts %s", (_what, body) => {
  expect(check(page("About", body))).toEqual([]);
});

test.each([
  ["has no title", page("About").replace(/<title>.*?<\/title>/, "")],
  ["has more than one title", page("About", "", "<title>Twice</title>")],
  ["has no description", page("About").replace("About About.", "")],
  ["has no canonical address", page("About").replace("canonical", "author")],
  [
    "loads https://rivergum.example/share.jpg, which does not exist",
    page(
      "About",
      "",
      '<meta property="og:image" content="https://rivergum.example/share.jpg"><a href="/"></a>',
    ),
  ],
  ['has the same title as /faq: "FAQ"', page("FAQ").replace("About FAQ.", "Another.")],
])("the gate reports a head that %s", (error, html) => {
  expect(check(html)).toEqual(expect.arrayContaining([`/about: ${error}`]));
});

test("a page may load only the statistics script from another site", () => {
  const counter = "https://plausible.io/js/script.js";
  const about = page("About", `<script src="${counter}"></script>`);
  expect(check(about, counter)).toEqual([]);
  expect(check(about)).toEqual([`/about: loads ${counter} from another site`]);
});
