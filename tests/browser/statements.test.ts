/** @jest-environment jsdom */
import { isDemonstration } from "../lib/content";
import { readHtml } from "./lib/routes";

// What the client's specification (docs/specification.md) lists and what merely has to be on a
// page, read in the built HTML of the demonstration. Once business.yml has another address, the
// content is the owner's, and these tests are skipped.
const demonstration = isDemonstration ? describe : describe.skip;

const pages = new Map<string, Document>();

/** A built page as a document, without its scripts having run. */
function builtPage(path: string): Document {
  const page = pages.get(path) ?? new DOMParser().parseFromString(readHtml(path), "text/html");
  pages.set(path, page);
  return page;
}

/** The words of an element, with one space for any white space and between elements. */
function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest("script, style")) texts.push(nodeValue ?? "");
  }
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

/**
 * Part of a page: a tag such as `main`, or the element that a heading or a label names. Throws if
 * there is none.
 */
function partOf(page: Document, name: string): Element {
  const labelled = [...page.querySelectorAll("[aria-label], [aria-labelledby]")].find((each) => {
    const label = each.getAttribute("aria-labelledby");
    const text = label ? page.getElementById(label)?.textContent : each.getAttribute("aria-label");
    return text?.trim() === name;
  });
  const headed = [...page.querySelectorAll("h1, h2, h3, legend")].find(
    (heading) => wordsOf(heading) === name,
  );
  const part =
    page.querySelector(/^[a-z]+$/.test(name) ? name : "_") ??
    labelled ??
    headed?.closest("li, fieldset, aside, section") ??
    headed?.parentElement;
  if (!part) throw new Error(`The page has no part called ${name}`);
  return part;
}

/** The addresses of the links in an element. */
const linksIn = (element: Element): string[] =>
  [...element.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

/**
 * A page, the part of it that a heading or label names (or a tag), and what is there: words,
 * addresses of links (which begin with a slash or a scheme), and after a `!` words that are not
 * there.
 */
type Statement = [path: string, part: string, ...what: string[]];

const region = (path: string, place: string, name: string): Statement[] => [
  [path, "main", `/booking`, `Book ${name} Service`, "/services", "View All Services"],
  [path, "main", "/service-areas", "Back to Service Areas", "Why choose us"],
  [path, "main", "/contact", "Get a quote for your location", `Popular services in ${place}`],
];

/** The four popular services of a region: prices in order, and whether each has the badge. */
const popular = (path: string, prices: readonly string[], badges: string): Statement[] =>
  ["Basic Detail", "Interior Detail", "Full Detail", "Ceramic Coating"].map((service, index) => {
    const code = ["basic", "interior", "full", "ceramic"][index] ?? "";
    const badge = badges.includes(service) ? "Most Popular" : "!Most Popular";
    const links = [`/services/${code}`, `/booking?service=${code}`];
    return [path, service, prices[index] ?? "", badge, ...links, "View Service", "Book Now"];
  });

const standard = ["$90", "$180", "$300", "$799"];
const others = ["$100", "$200", "$320", "$850"];

const article = "/blog/preparing-car-brisbane-storm-season";
const shared = encodeURIComponent(`https://rivergum.example${article}`);

const statements: Statement[] = [
  ["/about", "title", "About Us | Rivergum Mobile Detailing"],
  ["/about", "header", "Book Now", "/booking"],
  ["/about", "Call, text or book", "tel:+61491570156", "sms:+61491570156", "/booking"],
  ["/about", "footer", "Monday to Friday", "8am to 5pm", "Saturday", "By appointment", "Sunday"],
  ["/about", "footer", "Closed", "0491 570 156", "tel:+61491570156", "Rivergum Mobile Detailing"],
  ["/about", "footer", "mailto:info@rivergum.example?subject=Inquiry%20from%20website", "Facebook"],
  ["/about", "footer", "Instagram", "© Rivergum Mobile Detailing"],

  ["/", "Popular services", "Basic Detail", "$90", "/services/basic", "Full Detail", "$300"],
  ["/", "Popular services", "/services/full", "Ceramic Coating", "$799", "/services/ceramic"],
  ["/", "Popular services", "/services"],
  ["/", "Where we work", "Brisbane", "20+ suburbs", "0–30 min", "/brisbane", "Ipswich", "/ipswich"],
  ["/", "Where we work", "14+ suburbs", "30–45 min", "Logan", "20–60 min", "/logan"],
  ["/", "Where we work", "Northern Gold Coast", "45–60 min", "/gold-coast", "/contact"],
  ["/", "Why choose us", "Fully insured", "100% satisfaction guarantee", "Premium products"],
  ["/", "Why choose us", "On-time service", "5+ years of experience", "Local business"],
  ["/", "main", "about $90"],
  ["/", "What customers say", "5 out of 5", "3 reviews", "Google Review", "(sample reviews)"],
  ["/", "What customers say", "Read our Google reviews", "Megan T.", "Daniel R.", "Priya S."],
  ["/", "Ready when you are", "Book Now", "/booking", "Contact us", "/contact"],
  ["/", "main", "See Our Work", "/portfolio", "Tips & Advice", "/blog", "Contact us", "/contact"],

  ["/services", "Basic Detail", "1–1.5 hours", "From $90", "/services/basic-detail"],
  ["/services", "Interior Detail", "2–3 hours", "From $180", "/booking?service=interior-detail"],
  ["/services", "Full Detail", "4–6 hours", "From $300", "Info", "Book Now"],
  ["/services", "Ceramic Coating", "1–2 days", "From $799"],
  ["/services", "Paint Correction", "Typically 2–6 hours", "From $180", "$90 per hour"],
  ["/services", "Mould Removal", "Varies", "From $220"],
  ["/services", "Sticker & Vinyl Removal", "Varies", "From $90"],
  ["/services", "Main packages", "Basic Detail", "Interior Detail", "Full Detail"],
  ["/services", "Specialty services", "Ceramic Coating", "Paint Correction", "Mould Removal"],
  ["/services", "Engine Bay Detailing", "From $50"],
  ["/services", "Headlight Restoration", "From $50"],
  ["/services", "Hand Wax", "From $40"],
  ["/services", "main", "Prices are for small vehicles. Add-ons cost extra.", "/booking"],
  ["/services", "main", "Local expertise"],

  ["/services/full-detail", "main", "From $300", "4–6 hours", "What's included", "How we do it"],
  ["/services/full-detail", "main", "Why it's worth it", "Recommended for"],
  ["/services/full-detail", "main", "/booking?service=full-detail"],
  ["/services/full-detail", "main", "Back to All Services", "Before and after"],
  ["/services/ceramic-coating", "main", "12–24 hours", "10-year warranty", "16,000 km"],
  ["/services/basic-detail", "main", "every 2–4 weeks"],
  ["/services/sticker-vinyl-removal", "main", "A closer look", "!Before and after"],

  ...region("/brisbane", "Brisbane", "Brisbane"),
  ...region("/gold-coast", "the Northern Gold Coast", "Gold Coast"),
  ...popular("/brisbane", standard, "Basic Detail, Ceramic Coating"),
  ...popular("/gold-coast", others, "Full Detail, Ceramic Coating"),
  ...popular("/logan", others, "Interior Detail, Full Detail"),
  ...popular("/ipswich", others, "Interior Detail, Full Detail"),
  ["/brisbane", "main", "20 locations covered", "0–30 min", "!surcharge of"],
  ["/gold-coast", "main", "14 locations covered", "45–60 min", "!surcharge of"],
  ["/logan", "main", "14 locations covered", "20–60 min", "surcharge of $10–$20 may apply"],
  ["/ipswich", "main", "14 locations covered", "30–45 min", "surcharge of $10–$20 may apply"],

  ["/service-areas", "Select Your Region", "Brisbane", "Ipswich", "Logan", "Northern Gold Coast"],
  ["/service-areas", "Brisbane", "Wynnum", "Varies by service", "Specialties", "0–30 min"],
  ["/service-areas", "Brisbane", "View Brisbane Details", "/brisbane", "0491 570 156"],
  ["/service-areas", "Northern Gold Coast", "View Gold Coast Details", "/gold-coast"],
  ["/service-areas", "Northern Gold Coast", "info@rivergum.example", "Coomera", "45–60 min"],
  ["/service-areas", "Don't see your area?", "/contact"],
  ["/service-areas", "Ready to Book Your Mobile Detail?", "View Services", "Book Now", "/booking"],

  ["/about", "main", "Fully insured", "100% satisfaction guarantee", "5+ years of experience"],
  ["/about", "main", "Local business", "What you can expect from us", "/booking", "/services"],
  ["/about", "main", "/services/basic-detail", "/services/full-detail"],
  ["/about", "How we work", "Quality First", "Customer Focus", "Reliability", "Local Knowledge"],
  ["/contact", "main", "We reply within 2–4 business hours", "A call or a text is quickest."],
  [
    "/contact",
    "main",
    "tel:+61491570156",
    "sms:+61491570156",
    "mailto:info@rivergum.example?subject=Inquiry%20from%20website",
  ],
  [
    "/booking",
    "main",
    "I consent to Rivergum Mobile Detailing collecting and using my personal information to contact me about this booking request.",
  ],
  ["/portfolio", "Black sedan, polished and coated", "Ceramic Coating", "Coorparoo"],
  ["/portfolio", "Black sedan, polished and coated", "February 2026", "hard-water marks"],
  ["/contact", "Contact details", "Service area", "Operating hours", "Saturday: By appointment"],
  ["/contact", "Contact details", "0491 570 156", "info@rivergum.example", "Sunday: Closed"],
  ["/faq", "main", "EFTPOS", "24 hours' notice", "/contact", "/service-areas"],
  ["/no-such-page", "main", "404", "Return to Home", "/"],
  ["/no-such-page", "title", "Page Not Found"],
  ["/thanks", "main", "Back to home", "/"],
  ["/contact-thanks", "main", "Back to home", "/"],

  [
    "/blog",
    "main",
    "Seasonal Care",
    "Read More",
    "Rivergum Mobile Detailing team",
    "28 June 2025",
    "6 min",
  ],
  ["/blog", "Need Professional Car Care?", "Book Now", "/booking"],
  ["/blog/diy-vs-professional-car-detailing", "main", "Tips", "5 June 2025", "6 min", "/blog"],
  ["/blog/diy-vs-professional-car-detailing", "main", "Back to All Articles", "Share Article"],
  ["/blog/diy-vs-professional-car-detailing", "Ready for Professional Car Care?", "/booking"],
  ["/blog/preventing-treating-car-interior-mould", "main", "10 June 2025", "8 min"],
  ["/blog/preventing-treating-car-interior-mould", "main", "Health & Safety", "#mould"],
  ["/blog/paint-correction-when-why-you-need-it", "main", "Restoration", "20 June 2025", "9 min"],
  [article, "main", "Seasonal Care", "28 June 2025", "6 min"],
  [article, "Related Articles", "Read More"],
  [
    article,
    "main",
    "Share Article Copy Link Facebook Twitter LinkedIn Email",
    `https://www.facebook.com/sharer/sharer.php?u=${shared}`,
    `https://twitter.com/intent/tweet?url=${shared}&text=Preparing%20Your%20Car%20for%20Brisbane's%20Storm%20Season`,
    `https://www.linkedin.com/sharing/share-offsite/?url=${shared}`,
    `mailto:?subject=Preparing%20Your%20Car%20for%20Brisbane's%20Storm%20Season&body=Check%20out%20this%20article%3A%20${shared}`,
  ],
  [article, "main", "#storm season"],
];

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

demonstration("the specification (skipped once business.yml has another address)", () => {
  test.each(statements)("%s, %s: %s", (path, name, ...what) => {
    const part = partOf(builtPage(path), name);
    const words = withoutSpaces(wordsOf(part));
    const links = linksIn(part);
    const isThere = (each: string) =>
      /^(\/|https:|tel:|sms:|mailto:)/.test(each)
        ? links.includes(each)
        : words.includes(withoutSpaces(each));
    const wrong = what.filter((each) =>
      each.startsWith("!") ? isThere(each.slice(1)) : !isThere(each),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ["/", "#why ~ *, [aria-labelledby=why] li", 6],
    ["/", "[aria-label=Reviews] > li", 3],
    ["/faq", "main details", 12],
    ["/contact", "main details", 5],
    ["/portfolio", "main li[id]", 9],
    ["/blog", "main article", 10],
    ["/about", "main img", 2],
    ["/brisbane", "[aria-labelledby=suburbs] [translate=no] li", 20],
    ["/ipswich", "[aria-labelledby=suburbs] li", 14],
    ["/logan", "[aria-labelledby=suburbs] li", 14],
    ["/gold-coast", "[aria-labelledby=suburbs] li", 14],
    ["/brisbane", "[aria-labelledby=reasons] li", 3],
    ["/about", "[aria-labelledby=footer-links] a", 11],
    ["/about", "[aria-labelledby=footer-links] [href='/about']", 0],
    ["/contact", ":is(header, main, footer) [translate=no]", 5],
    ["/services/basic-detail", "nav[aria-label=Main] [aria-current]", 1],
    ["/services/basic-detail", "nav[aria-label=Main] [aria-current][href='/services']", 1],
    ["/contact", "nav[aria-label='Call, text or book']", 1],
    ["/booking", "nav[aria-label='Call, text or book']", 0],
    ["/booking", "[name=contact_method][value=sms][checked]", 1],
    ["/booking", "[name=utilities][value=yes][checked]", 1],
    ["/booking", "[name=vehicle_size][checked], [name=consent][checked]", 0],
    ["/", "link[rel=canonical][href='https://rivergum.example/']", 1],
    ["/about", "link[rel=canonical][href='https://rivergum.example/about']", 1],
    ["/about", "link[rel=icon][sizes='48x48'][href='/icons/icon-48.png']", 1],
    ["/about", "meta[property='og:image'][content^='https://rivergum.example/static/']", 1],
    ["/about", "meta[name=description][content^='Meet the local business']", 1],
    ["/about", "meta[property='og:description'][content^='Meet the local business']", 1],
    ["/about", "meta[property='og:type'][content=website]", 1],
    ["/about", "meta[property='og:url'][content='https://rivergum.example/about']", 1],
    ["/about", "meta[property='og:title'][content='About Us | Rivergum Mobile Detailing']", 1],
    ["/about", "meta[name='twitter:card'][content=summary_large_image]", 1],
    ["/about", "meta[name^='geo.'], meta[name=ICBM]", 0],
    ["/gold-coast", "meta[name='geo.placename'][content='Northern Gold Coast']", 1],
    ["/gold-coast", "meta[name='geo.region'][content=AU-QLD]", 1],
    ["/gold-coast", "meta[name='geo.position'][content*=';'], meta[name=ICBM][content*=', ']", 2],
    [article, "meta[property='og:type'][content=article]", 1],
    [article, "meta[property^='article:'][content='2025-06-28']", 2],
    [article, "meta[property='article:section'][content='Seasonal Care']", 1],
    [article, "meta[property='article:tag']", 5],
    [article, "meta[name=keywords][content^='storm season, hail']", 1],
    ["/thanks", "meta[name=robots][content^=noindex]", 1],
    ["/contact-thanks", "meta[name=robots][content^=noindex]", 1],
    ["/thanks", "meta[property]", 0],
    ["/basic", "meta[name=robots]", 0],
    ["/basic", "link[rel=canonical][href='https://rivergum.example/services/basic-detail']", 1],
    ["/no-such-page", "meta[name=robots][content^=noindex]", 1],
    ["/desk", "nav", 0],
    ["/desk", "header a", 1],
    ["/services/full-detail", "main .prose > p:first-of-type", 1],
    ["/services/basic-detail", "[aria-labelledby=gallery] figure", 3],
    ["/services/interior-detail", "[aria-labelledby=gallery] figure", 2],
    ["/services/full-detail", "[aria-labelledby=gallery] figure", 4],
    ["/services/ceramic-coating", "[aria-labelledby=gallery] figure", 2],
    ["/services/paint-correction", "[aria-labelledby=gallery] figure", 4],
    ["/services/mould-removal", "[aria-labelledby=gallery] figure", 2],
    ["/services/sticker-vinyl-removal", "[aria-labelledby=gallery] figure", 1],
  ])("on %s, %s matches %i elements", (path, selector, count) => {
    expect(builtPage(path).querySelectorAll(selector)).toHaveLength(count);
  });

  const bar = ["Home", "Services", "Service Areas", "About Us", "FAQ", "Contact"];
  test.each([
    ["the bar", "nav[aria-label=Main] a", bar],
    ["the menu", "#menu li a", [...bar, "Tips & Advice", "Portfolio"]],
  ])("%s has its links in order", (_menu, selector, links) => {
    expect([...builtPage("/about").querySelectorAll(selector)].map(wordsOf)).toEqual(links);
  });

  test.each([
    ["/booking", "Book Your Detail"],
    ["/contact", "Contact Us"],
    ["/thanks", "Booking Request Received"],
    ["/contact-thanks", "Message Received"],
    ["/about", "About Us"],
    ["/blog", "Car Care Tips & Advice"],
    ["/portfolio", "Our Quality Results"],
    ["/service-areas", "Service Areas Across South East Queensland"],
    ["/no-such-page", "Oops! Page not found"],
  ])("%s is headed %s", (path, heading) => {
    expect([...builtPage(path).querySelectorAll("h1")].map(wordsOf)).toEqual([heading]);
  });

  test.each([
    ["basic-detail", ["interior-detail", "full-detail"]],
    ["interior-detail", ["mould-removal", "full-detail"]],
    ["full-detail", ["ceramic-coating", "paint-correction"]],
    ["ceramic-coating", ["paint-correction", "full-detail"]],
    ["paint-correction", ["ceramic-coating", "full-detail"]],
    ["mould-removal", ["interior-detail", "full-detail"]],
    ["sticker-vinyl-removal", ["basic-detail", "paint-correction"]],
  ])("/services/%s leads to its related services and to all", (slug, related) => {
    const links = linksIn(partOf(builtPage(`/services/${slug}`), "See also"));
    expect(links).toEqual([...related.map((id) => `/services/${id}`), "/services"]);
  });

  test.each([
    ["/services/basic-detail", ["/basic-detail", "/basic", "/services/basic"]],
    ["/services/interior-detail", ["/interior-detail", "/interior", "/services/interior"]],
    ["/services/ceramic-coating", ["/ceramic-coating", "/ceramic", "/services/ceramic"]],
    ["/services/paint-correction", ["/paint-correction", "/services/paint"]],
    ["/services/mould-removal", ["/mould-removal", "/mould", "/services/mould"]],
    ["/services/full-detail", ["/full-detail", "/full", "/services/full"]],
    [
      "/services/sticker-vinyl-removal",
      ["/sticker-vinyl-removal", "/sticker", "/services/sticker"],
    ],
    ["/faq", ["/faqs"]],
  ])("old and short addresses lead to %s", (to, from) => {
    for (const path of from) {
      const refresh = builtPage(path).querySelector("meta[http-equiv=refresh]");
      expect([path, refresh?.getAttribute("content")]).toEqual([path, `0; url=${to}`]);
    }
  });

  test("the portfolio has its eight filters in order", () => {
    const filters = partOf(builtPage("/portfolio"), "Show jobs of").querySelectorAll("button");
    expect([...filters].map((each) => wordsOf(each).replace(/ \d+$/, ""))).toEqual([
      "All",
      "Full Detail",
      "Interior Detail",
      "Ceramic Coating",
      "Paint Correction",
      "Mould Removal",
      "Basic Detail",
      "Commercial",
    ]);
  });

  test("the ten articles take 5 to 12 minutes and have ten different days, newest first", () => {
    const cards = [...builtPage("/blog").querySelectorAll("main article")].map(wordsOf);
    const minutes = cards.map((card) => Number(/(\d+) min/.exec(card)?.[1]));
    expect(minutes.every((each) => each >= 5 && each <= 12)).toBe(true);
    const days = cards.map((card) => Date.parse(/\d+ [A-Z]\w+ \d{4}/.exec(card)?.[0] ?? ""));
    expect(new Set(days).size).toBe(10);
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  test("an answer of the FAQ has at most three links, because reader views leave out what looks like navigation", () => {
    const answers = [...builtPage("/faq").querySelectorAll("main details")];
    expect(Math.max(...answers.map((each) => linksIn(each).length))).toBeLessThanOrEqual(3);
  });

  test.each([
    ["/", '"priceRange":"$90 - $799"', '"telephone":"+61491570156"', "Monday", "Saturday"],
    ["/", "!Sunday", '"opens":"08:00","closes":"17:00"', '"sameAs":["https://www.facebook.com/'],
    [
      "/",
      '"@type":"AdministrativeArea","name":"Northern Gold Coast"',
      "!ating",
      "!eview",
      '!"geo"',
    ],
    [
      "/services/basic-detail",
      '"position":3,"name":"Basic Detail","item":"https://rivergum.example/',
    ],
    [article, `"headline":"Preparing Your Car for Brisbane's Storm Season"`],
    [article, '"author":{"@type":"Organization"', '"publisher":{"@id":"https://rivergum.example/#'],
    [article, '"datePublished":"2025-06-28","dateModified":"2025-06-28"', '"image":"https://'],
    [article, '"position":2,"name":"Blog"'],
    ["/brisbane", "!BreadcrumbList"],
    ["/thanks", "!@context"],
    ["/no-such-page", "!@context"],
    ["/basic", "!@context"],
  ])("%s, structured data: %s", (path, ...what) => {
    const [script] = builtPage(path).querySelectorAll('script[type="application/ld+json"]');
    const data = script?.textContent ?? "";
    const wrong = what.filter(
      (each) => data.includes(each.replace("!", "")) === each.startsWith("!"),
    );
    expect(wrong).toEqual([]);
    // What is only referred to is described elsewhere in the graph.
    const [ids, references] = [/"@id":"([^"]*)",/g, /\{"@id":"([^"]*)"\}/g].map((pattern) =>
      [...data.matchAll(pattern)].map(([, id]) => id),
    );
    expect(ids).toEqual(expect.arrayContaining(references ?? []));
  });
});
