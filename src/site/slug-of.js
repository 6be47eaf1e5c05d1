// Plain JavaScript, because a plugin of gatsby-transformer-remark needs it, too (src/content/published-markdown.js).

const slugOf = (words) =>
  words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

module.exports = { slugOf };
