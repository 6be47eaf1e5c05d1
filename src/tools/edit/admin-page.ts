/**
 * The page that Decap CMS draws itself into. It may load nothing but what this server sends, and
 * connect to nothing else: Decap would ask a service of its own for updates and pictures of users.
 * Its check of the configuration is compiled in the browser, hence 'unsafe-eval'.
 */
export const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "frame-ancestors 'self'",
].join("; ");

/** Starts Decap with the configuration of this folder. */
export const adminScript = `window.CMS_MANUAL_INIT = true;
window.addEventListener("DOMContentLoaded", async () => {
  const answer = await fetch("/admin/config.json");
  const config = await answer.json();
  if (!answer.ok) document.body.textContent = config.error;
  else window.CMS.init({ config });
});
`;

export const adminPage = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the content</title>
<link rel="icon" href="data:,">
<script src="/admin/start.js"></script>
<script src="/admin/decap/decap-cms.js" defer></script>
</head>
<body></body>
</html>
`;
