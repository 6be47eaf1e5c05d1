// In the place of gatsby-link, whose <Link> comes along even where no page has one (our links are plain): 0.9 KB on every
// page. Its other functions take whole paths from the root, without a slash at the end, as all of this site are.
export const navigate = (to, options) => window.___navigate(to, options);
export const parsePath = (path) => {
  const [, pathname = "/", search = "", hash = ""] = /^([^?#]+)?(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
};
// Named by other parts of Gatsby's runtime, and called by none of ours.
export const withPrefix = (path) => path;
export const withAssetPrefix = withPrefix;
export const Link = () => null;
export default Link;
