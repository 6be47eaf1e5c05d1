import { firstView, withBody } from "./small-site";

test.each([
  ["links to /nowhere, which does not exist", '<a href="/nowhere">x</a>'],
  [
    "links to https://rivergum.example/nowhere, which does not exist",
    '<a href="https://rivergum.example/nowhere">x</a>',
  ],
  ['links to #gone, and /about has nothing with the id "gone"', '<a href="#gone">x</a>'],
  ['links to /faq#gone, and /faq has nothing with the id "gone"', '<a href="/faq#gone">x</a>'],
  ["links to /faq/, one hop away from /faq", '<a href="/faq/">x</a>'],
  ["loads /static/gone.webp, which does not exist", '<img src="/static/gone.webp" alt="">'],
  [
    "loads /static/gone.webp, which does not exist",
    '<img src="/static/home.jpg" srcset="/static/home.jpg 400w, /static/gone.webp 800w" alt="">',
  ],
  [
    "loads /static/gone.avif, which does not exist",
    '<picture><source srcset="/static/gone.avif 1x"><img src="/static/home.jpg" alt=""></picture>',
  ],
  [
    "loads /fonts/gone.woff2, which does not exist",
    "<style>@font-face{src:url(/fonts/gone.woff2)}</style>",
  ],
  ["posts to /send, which does not exist", '<form action="/send"></form>'],
  [
    "loads https://cdn.example/a.js from another site",
    '<script src="https://cdn.example/a.js"></script>',
  ],
  ["loads //cdn.example/a.png from another site", '<img src="//cdn.example/a.png" alt="">'],
  ["links to a script, javascript:alert(1)", '<a href="javascript:alert(1)">x</a>'],
  [
    "it has the attribute onclick, which the Content-Security-Policy stops",
    '<p onclick="a()">x</p>',
  ],
  // An icon that is not in the sprite.
  ['loads #gone, and /about has nothing with the id "gone"', '<svg><use href="#gone"></use></svg>'],
  ['the id "a" is there more than once', '<p id="a"></p><p id="a"></p>'],
  ['for points to "gone", and nothing has that id', '<label for="gone">x</label>'],
  ["links to /nowhere, which does not exist", '<noscript><a href="/nowhere">x</a></noscript>'],
])("a page that %s: %s", (violation, body) => {
  expect(withBody(body)).toEqual([`about/index.html: ${violation}`]);
});

test.each([
  ["another site", '<a href="https://www.facebook.com/x">x</a>'],
  [
    "telephone and mail",
    '<a href="tel:+61491570156">x</a><a href="mailto:a@b.example?subject=x">x</a>',
  ],
  ["an anchor that is there", '<p id="a"></p><a href="#a">x</a><a href="/about?x=1#a">x</a>'],
  ["the top", '<a href="#top">x</a><a href="#">x</a>'],
  ["a redirect", '<a href="/basic">x</a>'],
  ["the inbox", '<form action="/__inbox/booking"></form>'],
  ["a form service", '<form action="https://formsubmit.co/x"></form>'],
  ["a picture in the page itself", '<img src="data:image/gif;base64,R0lGOD" alt="">'],
  ["a title inside a drawing", "<svg><title>Leaf</title></svg>"],
  ["undefined in a script", `<script>load("${firstView}", undefined, NaN)</script>`],
])("%s is no violation", (_what, body) => {
  expect(withBody(body)).toEqual([]);
});

test.each([
  ["lorem", "<p>Lorem ipsum</p>"],
  ["undefined", '<p class="card undefined">x</p>'],
  ["NaN", "<p>From $NaN</p>"],
  ["Invalid Date", "<p>Invalid Date</p>"],
  ["[object Object]", "<p>[object Object]</p>"],
])('a page that says "%s"', (word, body) => {
  const [violation, ...others] = withBody(body);
  expect(violation).toContain(`about/index.html: it says "${word}"`);
  expect(others).toEqual([]);
});
