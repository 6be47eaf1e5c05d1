/** A test: its file, and a part of its title that fits no other test of the file. */
export type Proof = readonly [file: string, title: string];

/** By sentence, word for word as in specification.md: all the tests it takes to prove the whole of it. */
type Proofs = Readonly<Record<string, readonly Proof[]>>;

const inBrowser =
  (page: string) =>
  (title: string): Proof => [`tests/browser/${page}.test.ts`, title];
const unit = (file: string, title: string): Proof => [`tests/${file}`, title];

const pages = inBrowser("pages");
const frame = inBrowser("frame");
const home = inBrowser("home");
const services = inBrowser("services");
const estimator = inBrowser("estimator");
const booking = inBrowser("booking");
const contact = inBrowser("contact");
const areas = inBrowser("areas");
const portfolio = inBrowser("portfolio");
const blog = inBrowser("blog");
const pictures = inBrowser("pictures");
const content = (title: string) => unit("specification/delivered-content.test.ts", title);

const screens: Proofs = {
  "| / | Home |": [pages("the route %s shows %s")],
  "| /services | Services list |": [pages("the route %s shows %s")],
  "| /services/{serviceId} | Service detail |": [pages("the route %s shows %s")],
  "| /booking | Booking form |": [pages("the route %s shows %s")],
  "| /contact | Contact form |": [pages("the route %s shows %s")],
  "| /thanks | Booking confirmation |": [pages("the route %s shows %s")],
  "| /contact-thanks | Contact confirmation |": [pages("the route %s shows %s")],
  "| /about | About Us |": [pages("the route %s shows %s")],
  "| /faq | FAQ |": [pages("the route %s shows %s")],
  "| /portfolio | Portfolio gallery |": [pages("the route %s shows %s")],
  "| /blog | Blog list (Tips & Advice) |": [pages("the route %s shows %s")],
  "| /blog/{slug} | Blog article |": [pages("the route %s shows %s")],
  "| /service-areas | Service areas |": [pages("the route %s shows %s")],
  "| /brisbane, /gold-coast, /logan, /ipswich | Regional landing pages |": [
    pages("the route %s shows %s"),
  ],
  "| any other path | Not-found page |": [pages("says so with the status 404")],
  "Every page sets a title, a canonical address and a meta description.": [
    pages("answers at its canonical address without a hop"),
    pages("the route %s shows %s"),
    frame("titles and canonical addresses follow a navigation"),
  ],
  "Each navigation scrolls to the top.": [
    frame("a navigation starts at the top"),
    frame("far down on %s, %s leads to the top"),
  ],
  "/basic-detail, /basic, /services/basic lead to /services/basic-detail.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/interior-detail, /interior, /services/interior lead to /services/interior-detail.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/ceramic-coating, /ceramic, /services/ceramic lead to /services/ceramic-coating.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/paint-correction, /services/paint lead to /services/paint-correction.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/mould-removal, /mould, /services/mould lead to /services/mould-removal.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/full-detail, /full, /services/full lead to /services/full-detail.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/sticker-vinyl-removal, /sticker, /services/sticker lead to /services/sticker-vinyl-removal.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "/faqs leads to /faq.": [
    pages("is where %j lead, and Back leads to the page before"),
    pages("leads to %s by rule and by page"),
  ],
  "Note: some home-page links use the short forms /services/basic, /services/full, /services/ceramic; these resolve through the redirects above.":
    [
      home("three featured services have their starting prices and short links"),
      frame("old and short addresses inside the site replace themselves"),
    ],
  "Desktop bar: Home, Services, Service Areas, About Us, FAQ, Contact and a Book Now button (to /booking).":
    [frame("the desktop bar has six links in order and Book Now")],
  "Services is shown active for any path beginning with /services.": [
    frame("is shown as active, and no other"),
  ],
  "Mobile menu (below 768px wide): opened and closed by a button; adds Tips & Advice (/blog) and Portfolio (/portfolio); closes on an outside press or after choosing a link.":
    [
      frame("is there below 768 px"),
      frame("closes by its button, Escape, an outside press"),
      frame("has the links of the bar, Tips & Advice and Portfolio"),
    ],
  'Footer: quick links to all pages except the current one (including Tips & Advice and Portfolio), contact details (a phone number {phone}-type value and an info e-mail {email}-type value; the mail link carries the subject "Inquiry from website"), operating hours, and a social block with a Facebook link (an Instagram icon is shown with no link).':
    [frame("links to every page but the current one"), frame("an Instagram icon without a link")],
  "The copyright line and logo carry the business name.": [
    frame("carries the name of the business in its logo"),
    frame("an Instagram icon without a link and the copyright line"),
  ],
  "Hero with Book Now to /booking.": [home("the hero says what, where and how much, and books")],
  "Dismissible promo banner, desktop only, appearing after 300 ms, closed by its close button with a 300 ms animation.":
    [home("comes on desktops after 300 ms and goes 300 ms after"), home("does not come on phones")],
  "Why Choose section with six points.": [home("six points say why")],
  "Three featured services: Basic Detail from $90 (/services/basic), Full Detail from $300 (/services/full), Ceramic Coating from $799 (/services/ceramic).":
    [home("three featured services have their starting prices")],
  "A button leads to all services at /services.": [
    home("three featured services have their starting prices"),
  ],
  "Service-area cards: Brisbane (20+ suburbs, travel 0-30 mins) to /brisbane; Ipswich (14+, 30-45 mins) to /ipswich; Logan (14+, 20-60 mins) to /logan; Gold Coast, northern areas (14+, 45-60 mins) to /gold-coast.":
    [home("four areas show how many suburbs and how far")],
  'Links "See Our Work" to /portfolio and "Tips & Advice" to /blog.': [home("%s leads to %s")],
  "Customer reviews section (three reviews) with a link to an external Google reviews page.": [
    home("three reviews lead to the Google reviews"),
  ],
  "Closing Book Now call to action and a Contact us link to /contact for areas not listed.": [
    home("the closing call books, or contacts"),
  ],
  "Hero; three main packages (basic-detail, interior-detail, full-detail); specialty services (ceramic-coating, paint-correction, mould-removal, sticker-vinyl-removal); add-ons; local expertise text; rough estimate calculator; comparison of services (table on desktop, accordion on mobile; single item open, collapsible).":
    [
      services("begins with a hero"),
      services("has three main packages and four specialty services"),
      services("add-ons have their starting prices"),
      services("local expertise is told"),
      estimator("leads from two choices to a booking"),
      services("is a table on desktops with the whole matrix"),
      services("is an accordion on phones: one open at a time"),
    ],
  "Each service card has an Info button to /services/{id} and a Book Now button to /booking which passes the chosen service as navigation state.":
    [
      services("Info to its page and Book Now to the form"),
      services("Book Now passes the service as navigation state"),
    ],
  "Clicking the card also opens its detail page.": [
    services("pressing a card anywhere opens its page"),
  ],
  "The ceramic card is highlighted.": [services("the ceramic card stands out")],
  "Valid ids: basic-detail, interior-detail, full-detail, paint-correction, ceramic-coating, mould-removal, sticker-vinyl-removal.":
    [services("shows title, price, duration, description, process")],
  "An unknown id redirects to /services.": [pages("an unknown service forwards to the services")],
  "Shows hero, title, price, duration, long description, per-service content (process, benefits, recommended for), two related services, Book Now (to /booking with the service id in state) and Back to All Services.":
    [
      services("has a picture of its own across the top"),
      services("shows title, price, duration, description, process"),
      services("names its two related services, books itself"),
    ],
  "Scrolls to top on entry.": [frame("far down on %s, %s leads to the top")],
  "Related services: basic: interior, full.": [
    services("names its two related services, books itself"),
  ],
  "interior: mould, full.": [services("names its two related services, books itself")],
  "full: ceramic, paint correction.": [services("names its two related services, books itself")],
  "ceramic: paint correction, full.": [services("names its two related services, books itself")],
  "paint correction: ceramic, full.": [services("names its two related services, books itself")],
  "mould: interior, full.": [services("names its two related services, books itself")],
  "sticker: basic, paint correction.": [services("names its two related services, books itself")],
  "Each service has its own hero image and a before/during/after gallery (see section 3); a default content piece exists for services without specific content.":
    [
      services("has a picture of its own across the top"),
      services("no two services share the picture"),
      unit(
        "domain/content/default-service.test.ts",
        "without process, benefits and recommendation list of its own",
      ),
      unit("domain/content/default-service.test.ts", "with content of its own keeps it"),
    ],
  "A service recommendation part and a service FAQ part also exist; their exact content is not shown.":
    [
      services("Which detail do I need? leads to a service"),
      services("shows title, price, duration, description, process"),
    ],
  '"Book with Estimate" goes to /booking?service={id}&vehicleSize={id}&estimate={number}.': [
    estimator("leads from two choices to a booking with the estimate"),
  ],
  'Heading "Book Your Detail".': [booking("is headed Book Your Detail, asks for consent in full")],
  "Reads an optional service from navigation state or query parameter service, plus query parameters vehicleSize and estimate, to prefill the form.":
    [
      booking("the service of a card travels as navigation state"),
      booking("a link prefills service, size, estimate and suburb"),
      unit(
        "domain/booking/prefill.test.ts",
        "navigation state that is unknown leaves the query to speak",
      ),
    ],
  "Scrolls to top on load.": [frame("far down on %s, %s leads to the top")],
  "Fields and rules in sections 3 and 5.": [
    booking("what was typed is what arrives"),
    booking("the seven checks come in order"),
  ],
  "Also accepts a service code in the query from regional pages (/booking?service={code}).": [
    areas("books with the short code of a service"),
  ],
  '"Contact Us" with a message form, a note that replies come within 2-4 hours in business hours, an urgent-response call/text link and e-mail link, a contact card (service area, phone, e-mail, operating hours) and a quick-questions list.':
    [
      contact("shows the reply time, urgent ways, the card"),
      contact("a message arrives as it was typed"),
    ],
  '/thanks: "Booking Request Received", link back to home.': [pages("says %s and leads home")],
  '/contact-thanks: "Message Received", link back to home.': [pages("says %s and leads home")],
  "Badges, commitment text, two images, four value cards (Quality First, Customer Focus, Reliability, Local Knowledge), mission, calls to action to /booking and /services, and links to /services/basic-detail and /services/full-detail.":
    [pages("has badges, commitment, two pictures, four values")],
  "Single-open, collapsible accordion of 12 questions covering: areas served; other vehicle types; duration (full detail about 4 to 6 hours); payment by cash, credit card, EFTPOS and bank transfer; presence not required if vehicle, power and water are accessible; preparation; same-day service subject to availability; rain leads to rescheduling; 24 hours' notice for cancellation or rescheduling; fleet/bulk discounts; custom packages; products.":
    [pages("twelve questions, one open at a time"), pages("cover the twelve topics")],
  "Links to /service-areas and /contact.": [pages("lead to service areas and contact")],
  '"Our Quality Results" gallery with category filter buttons (All default) and a detail dialog.': [
    portfolio("eight filters stand over the jobs, All first"),
    portfolio("tells its story in the dialog"),
  ],
  "Selecting a category shows only items of that service.": [
    portfolio("a category shows only its jobs"),
    portfolio("is shown by its category alone and by All"),
  ],
  "Items are sorted by completion date, newest first.": [portfolio("nine jobs, newest first")],
  "The dialog opens on card click, offers Previous and Next within the filtered list (disabled at the ends) and closes with its close control.":
    [
      portfolio("opens on a press anywhere on a card"),
      portfolio("Previous and Next are disabled at the ends"),
      portfolio("opens on a press of a card and closes with its control"),
    ],
  "Each item carries a bookingService slug (its use on the dialog is not shown).": [
    portfolio("books the service of the job"),
    content("jobs 1 to 9"),
  ],
  'Title "Car Care Tips & Advice".': [blog("shows all articles, newest first")],
  "Posts newest first in a grid of 1, 2 or 3 columns.": [
    blog("shows all articles, newest first"),
    blog("at %d px it has %d columns"),
  ],
  'Each card shows image, category badge, date in Australian format (locale en-AU), read time, title, excerpt, author and "Read More", and links to the post.':
    [
      blog("shows all articles, newest first"),
      blog("has the ten articles, each with its category"),
      unit("domain/blog.test.ts", "days are written as in Australia"),
    ],
  "First 3 images are high priority and preloaded; first 6 load eagerly, the rest lazily.": [
    blog("the first three pictures are preloaded"),
    pictures("preloads its first three pictures"),
  ],
  'Closing box "Need Professional Car Care?" with a "Book Now" button to /booking.': [
    blog("the closing box books"),
  ],
  "Scrolls to top on navigation.": [frame("far down on %s, %s leads to the top")],
  "Unknown or missing slug redirects to /blog.": [
    blog("%s forwards to the list"),
    blog("on a host without rules the page for unknown addresses"),
  ],
  'Shows breadcrumb Home > Blog > title, a "Back to All Articles" link, category badge, title, excerpt, long-form date, read time, author and a "Share Article" menu.':
    [
      blog("has breadcrumb, way back, badge, title"),
      blog("shows its title, excerpt and share menu"),
    ],
  "Then the hero image, the body, and a Tags list with a leading hash on each tag.": [
    blog("has breadcrumb, way back, badge, title"),
  ],
  'Up to 3 related articles (same category, excluding itself) under "Related Articles" with "Read More" links.':
    [
      blog("shows related articles of its category only"),
      unit(
        "gatsby/create-resolvers/create-resolvers.test.ts",
        "three articles at most are related",
      ),
    ],
  'Closing box "Ready for Professional Car Care?" with a "Book Your Service" button to /booking.': [
    blog("has breadcrumb, way back, badge, title"),
  ],
  "Metadata: title, description, keywords from tags, canonical address, social-sharing tags, and structured blog-post data (headline, description, image, author as organisation, publisher, published and modified date both equal to the post date).":
    [
      blog("tells machines what it is"),
      unit("domain/seo/structured-data.test.ts", "both dates are the post's day"),
    ],
  "Body rendering: lines starting with 1 to 4 hashes become headings level 1 to 4; blank lines become paragraph breaks; single newlines become line breaks; links in the body point to service pages.":
    [
      unit(
        "gatsby/remark-line-breaks/remark-line-breaks.test.ts",
        "lines with 1 to 4 hashes are headings",
      ),
      unit(
        "gatsby/remark-line-breaks/remark-line-breaks.test.ts",
        "blank lines part paragraphs, single line ends break lines",
      ),
      blog("shows its title, excerpt and share menu"),
      blog("%s links to services that are there"),
      blog("links to services from its text"),
    ],
  'Share menu: "Share" (only where the device supports native sharing), "Copy Link" (shows "Copied!" for 2 seconds), Facebook, Twitter, LinkedIn, and Email (pre-filled subject and body "Check out this article: {url}").':
    [
      blog("offers copy, three networks and mail"),
      blog("native sharing is offered and its failure is silent"),
      blog("Copy Link says Copied! for two seconds"),
    ],
  "Social options open a 600x400 pop-up window.": [blog("opens a window of its own of 600 by 400")],
  "Clipboard or native-share failures are silently ignored.": [
    blog("a denied clipboard is silent"),
    blog("native sharing is offered and its failure is silent"),
  ],
  'Breadcrumb helper: when no items are given it is built from path segments, with friendly labels for services, basic-detail, interior-detail, full-detail, ceramic-coating, paint-correction, mould-removal, sticker-vinyl-removal (label "Sticker Removal") and service-areas.':
    [
      unit(
        "components/breadcrumb/breadcrumb.test.tsx",
        "is made from the path when no items are given",
      ),
      unit("domain/breadcrumbs.test.ts", "ends in the friendly label"),
      services("the way to a service is shown with friendly labels"),
    ],
  "Hidden when there is one item or fewer.": [
    unit("components/breadcrumb/breadcrumb.test.tsx", "is hidden with %s"),
    services("there is none on the home page"),
  ],
  'Hero "Service Areas Across South East Queensland" with a Book button.': [
    areas("four regions can be chosen, Brisbane first"),
    areas("the boxes below lead on"),
  ],
  '"Select Your Region": four selectable cards (Brisbane default, Ipswich, Logan, Northern Gold Coast).':
    [areas("four regions can be chosen, Brisbane first")],
  'The selected region shows a coverage suburb grid, a details card (description, typical travel time, starting price "varies by service", specialties, and a "View {region} Details" button to the regional page) and a contact card (phone, e-mail).':
    [areas("%s shows its suburbs, details and contact")],
  '"Don\'t see your area?" box linking to /contact; "Ready to Book Your Mobile Detail?" band with View Services and Book Now buttons.':
    [areas("the boxes below lead on")],
  'Hero with "Book {region} Service" (to /booking) and "View All Services"; "Back to Service Areas" link; local climate intro; four popular-service cards each with "View Service" (to /services/{code}) and "Book Now" (to /booking?service={code}), some with a "Most Popular" badge; suburb grid with a locations-covered count; three "why choose us" points; a "Get a quote for your location" button to /contact; an FAQ accordion (one open at a time, collapsible); closing call to book.':
    [
      areas("has hero, way back, climate, four services"),
      areas("counts its suburbs, gives three reasons"),
      areas("books with the short code of a service"),
      areas("View Service goes through the short address"),
    ],
  "Pages set geo metadata for the region.": [
    areas("books with the short code of a service"),
    unit("domain/seo/seo-for.test.ts", "a region tells where it is"),
  ],
  'Title "Page Not Found", message "Oops! Page not found" (404), noindex, and a "Return to Home" link.':
    [pages("says so with the status 404")],
};

const entities: Proofs = {
  '**Service (static)**: id, title/name, price text ("From $N"), description, duration text, features list, featured flag.':
    [
      services("Info to its page and Book Now to the form"),
      home("three featured services have their starting prices"),
      content("services: name, words, lists"),
    ],
  "Detail adds longDescription, process steps, benefits, recommendedFor.": [
    services("shows title, price, duration, description, process"),
    content("services: name, words, lists"),
  ],
  "**Estimator service**: id, name, basePrice, description.": [
    content("services: name, words, lists"),
    estimator("offers four services with their base prices"),
    content("the estimator's services, sizes and step"),
  ],
  "**Vehicle size**: id, name, multiplier, examples, description.": [
    estimator("offers four services with their base prices and four sizes"),
    content("vehicle sizes and add-ons"),
  ],
  "Ids and labels: small = Small Vehicle, medium = Medium Vehicle, large = Large Vehicle, xlarge = Extra Large Vehicle.":
    [
      estimator("and four sizes with examples"),
      booking("a link prefills service, size, estimate and suburb"),
      content("the estimator's services, sizes and step"),
    ],
  "**Add-on**: title, price, description.": [
    services("add-ons have their starting prices"),
    content("vehicle sizes and add-ons"),
  ],
  "**Review (static)**: id, name, location, rating, text, source, datePublished.": [
    home("three reviews lead to the Google reviews"),
    content("reviews: who, where, stars, text"),
  ],
  'Three reviews, each rated 5, source "Google Review".': [
    home("three reviews lead to the Google reviews"),
    content("reviews: who, where, stars, text"),
  ],
  "**Service slugs and labels**: basic-detail = Basic Detail; interior-detail = Interior Detail; full-detail = Full Detail; ceramic-coating = Ceramic Coating; paint-correction = Paint Correction; mould-removal = Mould Removal; sticker-vinyl-removal = Sticker & Vinyl Removal.":
    [
      services("shows title, price, duration, description, process"),
      content("names of services by their address"),
    ],
  "**Comparison feature matrix** per service, in groups: exterior (hand wash, wheels, clay bar, machine polish, trims glossed, windows and mirrors polished, wax); interior (vacuum, shampooing, dashboard clean, leather conditioning, roof lining, vinyl gloss); additional (windows cleaned, tyre shine, odour treatment, paint correction, ceramic coating, mould removal).":
    [
      services("is a table on desktops with the whole matrix"),
      services("is an accordion on phones: one open at a time"),
      content("the comparison: every feature in its group"),
    ],
  "**Portfolio item**: id, title, service (category label), image, description, location (suburb), completedDate (month name and year), optional beforeImage, detailedDescription, bookingService (service slug).":
    [
      portfolio("shows on its card what was done, where and when"),
      portfolio("tells its story in the dialog"),
      portfolio("books the service of the job"),
      content("jobs 1 to 9"),
    ],
  "Nine items (ids 1 to 9) with locations such as Pacific Pines, Hope Island, Marsden, Coomera, Mount Gravatt, Arundel.":
    [
      portfolio("shows on its card what was done, where and when"),
      portfolio("nine jobs, newest first"),
      content("jobs 1 to 9"),
    ],
  '**Blog article**: id (string), slug, title, excerpt, content (markdown-like text with embedded links), author (the business team), date (ISO day), readTime (text such as "6 min"; range 5 to 12 minutes), category, tags (list of words), image (path), metaDescription.':
    [
      blog("shows all articles, newest first"),
      blog("has the ten articles, each with its category"),
      blog("has breadcrumb, way back, badge, title"),
      blog("%s links to services that are there"),
      content("articles: a text as id, words, day, tags"),
    ],
  'Articles known: protecting paint from the Australian sun (Paint Protection); suburb-by-suburb detailing guide (Local Services); summer car care (Seasonal Care); removing coffee stains (Car Care Tips); how often to detail (Maintenance); ceramic coating benefits (Protection); id 3 DIY vs professional detailing (Tips, 2025-06-05, 6 min); id 4 "Preventing and Treating Car Interior Mould" (slug preventing-treating-car-interior-mould, Health & Safety, 2025-06-10, 8 min); id 5 "Paint Correction: When and Why You Need It" (slug paint-correction-when-why-you-need-it, Restoration, 2025-06-20, 9 min); id 6 "Preparing Your Car for Brisbane\'s Storm Season" (slug preparing-car-brisbane-storm-season, Seasonal Care, 2025-06-28, 6 min).':
    [
      blog("has the ten articles, each with its category"),
      content("the ten articles, each with its category"),
    ],
  "**Service region**: key, name, areas (list of suburbs), travel (text range).": [
    areas("%s shows its suburbs, details and contact"),
    content("regions: key, name, suburbs, travel"),
  ],
  "Brisbane: 20 suburbs, 0-30 minutes.": [
    areas("%s shows its suburbs, details and contact"),
    content("4 regions with 20, 14, 14 and 14 suburbs"),
    content("travel times in minutes"),
  ],
  "Ipswich: 14, 30-45.": [
    areas("%s shows its suburbs, details and contact"),
    content("4 regions with 20, 14, 14 and 14 suburbs"),
    content("travel times in minutes"),
  ],
  "Logan (key springwood): 14, 20-60.": [
    areas("%s shows its suburbs, details and contact"),
    content("regions: key, name, suburbs, travel"),
    content("travel times in minutes"),
  ],
  "Northern Gold Coast: 14, 45-60.": [
    areas("%s shows its suburbs, details and contact"),
    content("4 regions with 20, 14, 14 and 14 suburbs"),
    content("travel times in minutes"),
  ],
  "**Popular-service card**: name, price text, popular flag, serviceCode.": [
    areas("has hero, way back, climate, four services"),
    content("regions: key, name, suburbs, travel, and cards"),
  ],
  "**FAQ item**: question, answer.": [
    pages("cover the twelve topics"),
    content("questions have answers"),
  ],
  "**Image entry**: desktop path, mobile path, desktopSize and mobileSize (width and height), alt text; gallery items may carry type before, during or after.":
    [
      pictures("is an entry of both sizes and formats"),
      pictures("gives every picture its size and its alternative text"),
      services("has a picture of its own across the top"),
    ],
  "Each has an avif version with a webp fallback.": [
    pictures("is an entry of both sizes and formats"),
    pictures("is AVIF where the browser shows it"),
    pictures("falls back to WebP when the AVIF %s"),
  ],
  "**Galleries**: basicDetail (before, during, after); interiorDetail (before, after); fullDetail (interior and exterior before/after pairs); ceramicCoating (two images); paintCorrection (two before/after pairs); mouldRemoval (before, after); stickerRemoval (single image, no sizes); aboutUs (two images).":
    [
      services("has a picture of its own across the top"),
      pages("has badges, commitment, two pictures"),
      content("pictures of the galleries, by kind"),
    ],
  "Hero images: home, cta, serviceAreas, services, brisbane, goldCoast, logan, ipswich and the seven service heroes.":
    [
      pictures("is an entry of both sizes and formats"),
      services("has a picture of its own across the top"),
      home("the closing call has a picture of its own"),
    ],
  "**Toast message**: id, title, description, action, open flag.": [
    unit("domain/forms/toasts.test.ts", "a dismissed toast is marked closed and still there"),
    unit("components/toaster/toaster.test.tsx", "an action runs and closes its toast"),
    booking("the seven checks come in order"),
  ],
  "**Booking form fields submitted**: full_name, phone, email (all required), vehicle, suburb, service (full label), vehicle_size (label, only if given), price_estimate (dollar sign plus estimate, only if given), contact_method (sms | email | phone, default sms), utilities (yes | no, default yes), referral (optional), message (optional comments), consent (checkbox).":
    [
      booking("what was typed is what arrives"),
      booking("the seven checks come in order"),
      booking("a link prefills service, size, estimate and suburb"),
      booking("is headed Book Your Detail, asks for consent in full"),
      booking("without JavaScript the browser's checks guard the form"),
      unit(
        "components/booking-form/booking-form.test.tsx",
        "nothing optional is sent when nothing was given",
      ),
    ],
  "Plus hidden fields that turn off the captcha and name a next (redirect) page.": [
    booking("what was typed is what arrives"),
  ],
  "**Contact form fields**: name, email, message, plus the same kind of hidden fields.": [
    contact("a message arrives as it was typed"),
  ],
  "No stored business data, customer records or booking statuses exist in the product.": [
    booking("nothing of a visitor stays behind"),
  ],
};

const states: Proofs = {
  "**Mobile menu**: closed or open; toggled by the button; closed by outside press or choosing a link.":
    [frame("closes by its button, Escape, an outside press")],
  "**Promo banner**: hidden, appears after 300 ms, dismissed by its close button with a 300 ms animation.":
    [home("comes on desktops after 300 ms and goes 300 ms after"), home("does not come on phones")],
  '**Estimator**: with nothing selected it shows a prompt to select a service and a vehicle size; once both are chosen it shows the total; "Book with Estimate" navigates to booking.':
    [estimator("leads from two choices to a booking with the estimate")],
  "**Accordions** (comparison on mobile, FAQ, regional FAQ): one item open at a time; can be collapsed.":
    [
      services("is an accordion on phones: one open at a time"),
      pages("twelve questions, one open at a time"),
      areas("counts its suburbs, gives three reasons"),
    ],
  "**Booking form**: filling; validation in fixed order; on success a success toast and a native form submit, after which the external handler redirects to /thanks.":
    [
      booking("the seven checks come in order"),
      booking("say that the request is on its way"),
      booking("what was typed is what arrives"),
    ],
  "Choosing a service sets the hidden full service label; if the chosen service differs from the prefilled one, the hidden vehicle size and price estimate are cleared.":
    [
      booking("a link prefills service, size, estimate and suburb"),
      unit("domain/booking/prefill.test.ts", "lose size and estimate when %p is chosen instead"),
    ],
  "Hidden-field synchronisation is re-applied after 100 ms.": [
    booking("hidden fields are set once more 100 ms after"),
  ],
  "**Contact form**: same pattern, redirecting to /contact-thanks.": [
    contact("the four checks come in order"),
    contact("on its way, the message has its success toast"),
    contact("a message arrives as it was typed"),
  ],
  "**Portfolio**: filter All by default; dialog open or closed.": [
    portfolio("eight filters stand over the jobs, All first"),
    portfolio("opens on a press anywhere on a card"),
    portfolio("opens on a press of a card and closes with its control"),
  ],
  "**Service areas**: selected region starts as Brisbane and changes on card click.": [
    areas("four regions can be chosen, Brisbane first"),
    areas("%s shows its suburbs, details and contact"),
  ],
  "**Toast**: at most one at a time (a new one replaces the old); can be added, updated, dismissed (marked closed) and then removed after a very long delay.":
    [
      booking("of checks are destructive; a new one replaces the old"),
      unit("domain/forms/toasts.test.ts", "a new toast replaces the old: there is one at most"),
      unit("components/toaster/toaster.test.tsx", "can be updated and dismissed"),
      unit("components/toaster/toaster.test.tsx", "removed a very long time later"),
    ],
  "**Tooltip**: opens after 700 ms by default, with a 300 ms skip window.": [
    estimator("the tip waits 700 ms for a pointer that stays"),
    estimator("the next tip opens at once within 300 ms"),
    unit("components/tooltip/tooltip.test.tsx", "opens 700 ms after the pointer came"),
    unit("components/tooltip/tooltip.test.tsx", "the next one opens at once within 300 ms"),
  ],
  "**Copy-link confirmation** reverts after 2 seconds.": [
    blog("Copy Link says Copied! for two seconds"),
  ],
  "**Images** fade in on load and fall back from the avif to the webp file on error.": [
    pictures("pictures further down are clear until they are there"),
    pictures("falls back to WebP when the AVIF %s"),
  ],
};

const errors: Proofs = {
  "Client-side validation toasts: see section 5 (destructive style).": [
    booking("the seven checks come in order"),
    contact("the four checks come in order"),
    booking("of checks are destructive"),
  ],
  'Success toasts: "Booking Request Submitted" / "We\'ll contact you shortly to confirm your appointment."; "Message Sent" / "We\'ll get back to you as soon as possible."':
    [
      booking("say that the request is on its way"),
      contact("on its way, the message has its success toast"),
    ],
  "Unknown service id: redirect to /services.": [
    pages("an unknown service forwards to the services"),
  ],
  "Unknown blog slug: redirect to /blog.": [
    blog("%s forwards to the list"),
    blog("on a host without rules the page for unknown addresses"),
  ],
  "Unknown route: not-found page (see section 2).": [pages("says so with the status 404")],
  "Image load failure: switch to the fallback format.": [
    pictures("falls back to WebP when the AVIF %s"),
  ],
  "Clipboard or native-share failure: silently ignored.": [
    blog("a denied clipboard is silent"),
    blog("native sharing is offered and its failure is silent"),
  ],
  "Server-side errors from the form service: not shown.": [
    booking("and %s, the page asks about it on return"),
  ],
};

const constants: Proofs = {
  "| Basic Detail | $90 | 1-1.5 hours; recommended every 2-4 weeks |": [
    services("shows title, price, duration, description, process"),
    services("Info to its page and Book Now to the form"),
  ],
  "| Interior Detail | $180 | 2-3 hours |": [
    services("shows title, price, duration, description, process"),
    services("Info to its page and Book Now to the form"),
  ],
  "| Full Detail | $300 | 4-6 hours |": [
    services("shows title, price, duration, description, process"),
    services("Info to its page and Book Now to the form"),
  ],
  "| Paint Correction | from $180, $90 per hour | typically 2-6 hours |": [
    services("shows title, price, duration, description, process"),
    services("Info to its page and Book Now to the form"),
  ],
  "| Ceramic Coating | from $799 | 1-2 days, curing 12-24 hours, 10-year warranty for new vehicles under 16,000 km |":
    [
      services("shows title, price, duration, description, process"),
      services("Info to its page and Book Now to the form"),
    ],
  "| Mould Removal | from $220 | varies |": [
    services("shows title, price, duration, description, process"),
    services("Info to its page and Book Now to the form"),
  ],
  "| Sticker & Vinyl Removal | from $90 | not shown |": [
    services("shows title, price, duration, description, process"),
    services("Info to its page and Book Now to the form"),
  ],
  "**Add-ons**: Engine Bay Detailing from $50; Headlight Restoration from $50; Hand Wax from $40.":
    [services("add-ons have their starting prices")],
  "Comparison prices are for small vehicles; add-ons cost extra.": [
    services("says on %s that its prices are for small vehicles"),
  ],
  "**Estimator**: base prices basic 90, interior 180, full 300, ceramic 799.": [
    estimator("offers four services with their base prices"),
    content("the estimator's services, sizes and step"),
  ],
  "Size multipliers: small 1, medium 1.2, large 1.4, xlarge 1.6.": [
    estimator("without JavaScript a table of all sixteen totals"),
    content("the estimator's services, sizes and step"),
  ],
  "Estimate = base times multiplier, rounded to the nearest $5.": [
    estimator("without JavaScript a table of all sixteen totals"),
    unit("domain/estimate/estimate.test.ts", "%s for a %s vehicle is $%i"),
  ],
  "It is labelled indicative; the final quote follows discussion.": [
    estimator("leads from two choices to a booking with the estimate"),
    estimator("the mark Indicative explains itself"),
  ],
  "Illustrative guidance in blog articles (for example ceramic coating $800-2500+) is not a price list.":
    [blog("that names prices of the trade says that they are no price list")],
  "**Regional starting prices**: Brisbane Basic $90, Interior $180, Full $300, Ceramic $799 (region from $90).":
    [
      areas("has hero, way back, climate, four services"),
      content("starting prices in the outer regions"),
    ],
  "Gold Coast, Logan and Ipswich: $100, $200, $320, $850 (region from $100).": [
    areas("has hero, way back, climate, four services"),
    content("starting prices in the outer regions"),
  ],
  "A surcharge of $10-$20 may apply for Logan and Ipswich, confirmed at quote.": [
    areas("has hero, way back, climate, four services"),
    content("a surcharge of $10 to $20 in Logan and Ipswich"),
  ],
  "Popular badges: Brisbane Basic and Ceramic; Gold Coast Full and Ceramic; Logan and Ipswich Interior and Full.":
    [
      areas("has hero, way back, climate, four services"),
      content("the popular services of each region"),
    ],
  "**Suburb counts**: Brisbane 20 (shown 20+); others 14 (shown 14+).": [
    areas("counts its suburbs, gives three reasons"),
    areas("%s shows its suburbs, details and contact"),
    home("four areas show how many suburbs and how far"),
    content("4 regions with 20, 14, 14 and 14 suburbs"),
  ],
  "**Other limits**: reviews average 5 of 5 from 3 reviews; reply claim 2-4 hours; cancellation or rescheduling notice 24 hours; default contact method sms; default utilities yes; portfolio categories All, Full Detail, Interior Detail, Ceramic Coating, Paint Correction, Mould Removal, Basic Detail, Commercial; related articles max 3; toast limit 1; mobile breakpoint under 768px; large-screen test 1024px or more; high-density test pixel ratio above 1.5; mobile scroll offset 120 px; hero images 1600x900 desktop and 800x450 mobile; gallery images 1000x750 desktop and 500x375 mobile; share pop-up 600x400; blog date locale en-AU.":
    [
      home("three reviews lead to the Google reviews"),
      content("reviews: who, where, stars, text"),
      contact("shows the reply time, urgent ways"),
      pages("cover the twelve topics"),
      content("hours, reply, notice"),
      booking("is headed Book Your Detail, asks for consent in full"),
      portfolio("eight filters stand over the jobs, All first"),
      unit(
        "gatsby/create-resolvers/create-resolvers.test.ts",
        "three articles at most are related",
      ),
      booking("of checks are destructive; a new one replaces the old"),
      frame("is there below 768 px and not from 768 px up"),
      pictures("from 1024 px a screen is large"),
      pictures("gets more pixels of the same picture on %s"),
      unit("domain/pictures/picture-sets.test.ts", "a screen is large from 1024 px"),
      booking("a field that failed is in sight"),
      pictures("is an entry of both sizes and formats"),
      unit(
        "domain/pictures/picture-sets.test.ts",
        "is made in the sizes that the specification names",
      ),
      blog("opens a window of its own of 600 by 400"),
      unit("domain/blog.test.ts", "days are written as in Australia"),
    ],
};

/** Every sentence of sections 2, 3, 4, 8 and 9 that says what the site does, with its proofs. */
export const checklist: Proofs = { ...screens, ...entities, ...states, ...errors, ...constants };

/** The other sentences, and why there is nothing to prove. */
export const notes: Readonly<Record<string, string>> = {
  "See sections 4 and 9.": "A reference: what it refers to is proven where it stands.",
  "Exact wording of answers is not shown.":
    "Says what the specification leaves out; the topics are proven.",
  "The suburb names, climate text and FAQ wording are not shown.":
    "Says what the specification leaves out; that the texts are there is proven with the page.",
  "Their content is not reproduced here.": "Says what the specification leaves out.",
  "Which service includes which feature is not shown.":
    "Says what the specification leaves out; the owner's table in comparison.yml is what is shown.",
  "Ids, slugs and dates of the first six articles: not shown.":
    "Says what the specification leaves out; that ids and days are all different is checked with the content.",
};
