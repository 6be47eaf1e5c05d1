import { quote } from "./format-nginx-site";

interface NginxTrial {
  /** On 127.0.0.1. */
  port: number;
  /** The built site. */
  publicDir: string;
  /** Where nginx may write; all paths are absolute. */
  workDir: string;
  /** The list of types that comes with nginx. */
  mimeTypes: string;
}

/**
 * A whole configuration that shows a site file (see formatNginxSite) as Debian's own nginx.conf
 * would, in the foreground and without the system's folders, ports or accounts. Of the site file
 * only its port and its root are others. Throws when the file does not name them as expected.
 */
export function formatNginxTrial(
  site: string,
  { port, publicDir, workDir, mimeTypes }: NginxTrial,
): string {
  const inWork = (name: string) => quote(`${workDir}/${name}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid ${inWork("nginx.pid")};
error_log stderr warn;
events {}
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    types_hash_max_size 2048;
    include ${quote(mimeTypes)};
    default_type application/octet-stream;
    gzip on;
${temporary.map((name) => `    ${name}_temp_path ${inWork(name)};`).join("\n")}

${moveSite(site, port, publicDir)}
}
`;
}

function moveSite(site: string, port: number, publicDir: string): string {
  const changes: [line: RegExp, instead: string][] = [
    [/^ {4}listen 80;$/m, `    listen 127.0.0.1:${port};`],
    [/^ {4}listen \[::\]:80;\n/m, ""],
    [/^ {4}root [^;\n]+;$/m, `    root ${quote(publicDir)};`],
  ];
  return changes.reduce((text, [line, instead]) => {
    if (!line.test(text))
      throw new Error(`The site file for nginx has no line like ${line.source}`);
    return text.replace(line, () => instead);
  }, site);
}
