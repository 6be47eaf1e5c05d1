import { type HostingPlan, immutable, revalidate } from "./hosting-plan";

/** A value as a quoted parameter of nginx, in which `$` would start a variable. Throws where it cannot be one. */
export function quote(value: string): string {
  if (/[$\n]/.test(value)) throw new Error(`nginx cannot take this value: ${value}`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * A site file for nginx (1.18 or later; checked with Debian's package): the same redirects, headers
 * and cache rules as the hosts get. Security headers go with every answer (`always`); Cache-Control
 * only with those that nginx calls good, so that a missing file is never kept.
 */
export function formatNginxSite({
  host,
  redirects,
  lists,
  headers,
  immutable: { folders },
}: HostingPlan): string {
  return `# Made by the build. Copy to /etc/nginx/sites-enabled/ and the built site to /var/www/${host};
# then let certbot (or your own certificate) add TLS to the server below.

map $uri $site_cache_control {
    default ${quote(revalidate)};
${folders.map((folder) => `    ~^${folder} ${quote(immutable)};`).join("\n")}
    "~^/[^/]+[-.][0-9a-f]{20}\\.(js|css)$" ${quote(immutable)};
}

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    root /var/www/${host};

    # Paths in Location, so that redirects hold behind a proxy and on any port.
    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types text/css text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;

    # The build leaves a .gz and a .br beside every text file. For the second install
    # libnginx-mod-http-brotli-static and add: brotli_static on;
    gzip_static on;
    gzip_vary on;

${headers.map(([name, value]) => `    add_header ${name} ${quote(value)} always;`).join("\n")}
    add_header Cache-Control $site_cache_control;

    error_page 404 /404.html;

    location / {
        try_files $uri $uri.html $uri/index.html =404;
    }

    # Unknown services and articles lead to their lists.
${lists.map(formatList).join("\n")}

    # A slash at the end of a page's address, one hop to the address without it. The letters are
    # those of our own paths, so that nothing in a request can turn the answer into another site's
    # address.
${formatSlash("(/[a-z0-9-]+)+", "404")}

    location = /manifest.webmanifest {
        default_type application/manifest+json;
        try_files $uri =404;
    }

    # Rules of other hosts.
    location = /_headers { return 404; }
    location = /_redirects { return 404; }

    # Old and short addresses.
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((address) => `    location = ${address} { return 301 ${to}$is_args$args; }`)).join("\n")}
}
`;
}

function formatList({ path }: { path: string }): string {
  const name = `@list${path.replaceAll("/", "_")}`;
  return `    location ${path}/ {
        try_files $uri $uri.html $uri/index.html ${name};
    }
    location ${name} {
        return 302 ${path};
    }
${formatSlash(`${path}(/[a-z0-9-]+)+`, `302 ${path}`)}`;
}

/** nginx takes the first pattern that fits: those of the lists stand before that of all pages. */
function formatSlash(page: string, otherwise: string): string {
  return `    location ~ "^(?<page>${page})/$" {
        if (-f $document_root$page.html) { return 301 $page$is_args$args; }
        return ${otherwise};
    }`;
}
