import { Component, type ReactNode } from "react";
import { remember } from "../../site/tab-storage";

interface ErrorBoundaryProps {
  /** What is shown in place of what broke. */
  fallback: ReactNode;
  /** Called once, with the error. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
}

/** Keeps an error in a part of the page from taking the rest with it (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/**
 * Makes this page do without scripts when it is loaded again in this tab (src/first-view/at-once.ts): its HTML is whole, forms
 * included. Returns false where that can't be remembered, and in development, where pages come without their content.
 */
export function goWithoutScripts(): boolean {
  if (process.env.NODE_ENV === "development") return false;
  return remember("unscripted", location.pathname);
}
