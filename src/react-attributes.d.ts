import "react";

// Attributes that React 18 renders but has no types for yet.
declare module "react" {
  /* eslint-disable @typescript-eslint/no-unused-vars -- named as in React's types */
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "hide" | "show" | "toggle" | undefined;
  }
  interface LinkHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto" | undefined;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto" | undefined;
  }
}
