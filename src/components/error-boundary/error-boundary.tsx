import { Component, type ReactNode } from "react";
import { remember } from "../../site/tab-storage";

interface ErrorBoundaryProps {
  /** Shown in place of the part that broke. */
  fallback: ReactNode;
  /** Called once, with the error. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
}

/**
 * Confines an error to a part of the page
 * (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary).
 */
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
 * Makes this page work without scripts when it is loaded again in this tab (src/first-view/at-once.ts): its HTML is
 * complete, forms included. Returns false if that can't be stored, and in development, where pages arrive without content.
 */
export function goWithoutScripts(): boolean {
  if (process.env.NODE_ENV === "development") return false;
  return remember("unscripted", location.pathname);
}
