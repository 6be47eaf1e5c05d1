import { type HostingPlan, planHosting } from "@/post-build/hosting/hosting-plan";

export const inputs = {
  siteAddress: "https://rivergum.example",
  redirects: [
    { from: "/basic", to: "/services/basic-detail" },
    { from: "/services/basic", to: "/services/basic-detail" },
  ],
  pages: ["/", "/services", "/services/basic-detail", "/blog", "/blog/mould", "/blog/tag/uv"],
  files: [
    "/app-0123456789abcdef0123.js",
    "/92-0123456789abcdef0123.js",
    "/styles.0123456789abcdef0123.css",
    "/index.html",
    "/static/a.webp",
    "/page-data/app-0123456789abcdef0123.js",
    "/worker.js",
  ],
  scriptHashes: ["sha256-a"],
  formActions: ["/__inbox/booking"],
};

export const plan: HostingPlan = planHosting(inputs);
