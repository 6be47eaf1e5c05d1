import { Component, type ReactNode } from "react";

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
