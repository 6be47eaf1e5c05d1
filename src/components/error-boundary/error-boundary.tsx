import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. */
  fallback: ReactNode;
  /** Told of the error once. */
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
