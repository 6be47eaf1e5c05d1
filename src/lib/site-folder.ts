/**
 * The folder of the site on its host: `/your-site` of `https://you.github.io/your-site`, empty at
 * the root of a host. gatsby-config.ts sets it for a build, which writes it into the scripts.
 */
export const siteFolder = (): string => process.env["GATSBY_FOLDER"] ?? "";
