import { firstView, buildSmallSite, check, withBody } from "./small-site";

describe("links", () => {
  test.each([
    ["dead link", '<a href="/nowhere">x</a>', "links to /nowhere, which does not exist"],
    [
      "dead link by full address",
      '<a href="https://rivergum.example/nowhere">x</a>',
      "links to https://rivergum.example/nowhere, which does not exist",
    ],
    [
      "dead anchor here",
      '<a href="#gone">x</a>',
      'links to #gone, and /about has nothing with the id "gone"',
    ],
    [
      "dead anchor elsewhere",
      '<a href="/faq#gone">x</a>',
      'links to /faq#gone, and /faq has nothing with the id "gone"',
    ],
    ["a hop", '<a href="/faq/">x</a>', "links to /faq/, one hop away from /faq"],
    [
      "a dead picture",
      '<img src="/static/gone.webp" alt="">',
      "loads /static/gone.webp, which does not exist",
    ],
    [
      "a dead picture of a set",
      '<img src="/static/home.jpg" srcset="/static/home.jpg 400w, /static/gone.webp 800w" alt="">',
      "loads /static/gone.webp, which does not exist",
    ],
    [
      "a dead source",
      '<picture><source srcset="/static/gone.avif 1x"><img src="/static/home.jpg" alt=""></picture>',
      "loads /static/gone.avif, which does not exist",
    ],
    [
      "a dead font in a style",
      "<style>@font-face{src:url(/fonts/gone.woff2)}</style>",
      "loads /fonts/gone.woff2, which does not exist",
    ],
    ["a dead form", '<form action="/send"></form>', "posts to /send, which does not exist"],
    [
      "a script from elsewhere",
      '<script src="https://cdn.example/a.js"></script>',
      "loads https://cdn.example/a.js from another site",
    ],
    [
      "a picture from elsewhere",
      '<img src="//cdn.example/a.png" alt="">',
      "loads //cdn.example/a.png from another site",
    ],
    [
      "a link that is a script",
      '<a href="javascript:alert(1)">x</a>',
      "links to a script, javascript:alert(1)",
    ],
    [
      "a handler the policy stops",
      '<p onclick="a()">x</p>',
      "it has the attribute onclick, which the Content-Security-Policy stops",
    ],
    [
      "an icon that is not in the sprite",
      '<svg><use href="#gone"></use></svg>',
      'loads #gone, and /about has nothing with the id "gone"',
    ],
    ["an id used twice", '<p id="a"></p><p id="a"></p>', 'the id "a" is there more than once'],
    [
      "a label of nothing",
      '<label for="gone">x</label>',
      'for points to "gone", and nothing has that id',
    ],
    [
      "what only shows without scripts",
      '<noscript><a href="/nowhere">x</a></noscript>',
      "links to /nowhere, which does not exist",
    ],
  ])("%s", (_what, body, violation) => {
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
    [
      "the inbox and a service",
      '<form action="/__inbox/booking"></form><form action="https://formsubmit.co/x"></form>',
    ],
    ["a picture in the page itself", '<img src="data:image/gif;base64,R0lGOD" alt="">'],
    ["a title inside a drawing", "<svg><title>Leaf</title></svg>"],
  ])("%s is no violation", (_what, body) => {
    expect(withBody(body)).toEqual([]);
  });

  test("a dead address in a style sheet", () => {
    const files = buildSmallSite().set("/styles.css", "a{background:url('/static/gone.svg')}");
    expect(check(files)).toEqual(["styles.css: loads /static/gone.svg, which does not exist"]);
  });
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

test("a script may say undefined", () => {
  expect(withBody(`<script>load("${firstView}", undefined, NaN)</script>`)).toEqual([]);
});
