import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement } from "react";
import { pathOf } from "@/site/address";
import { Layout } from "./layout";

/** Puts the frame around a page; pages that only forward have no frame. */
export function wrapPage({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs): ReactElement {
  const { location, pageContext } = props as {
    location: { pathname: string };
    pageContext: { to?: string };
  };
  if (pageContext.to !== undefined) return element as ReactElement;
  return <Layout path={pathOf(location.pathname)}>{element}</Layout>;
}
