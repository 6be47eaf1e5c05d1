import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. */
  fallback: ReactNode;
  /** Told of the error once. */
  onError?: (error: unknown) => void;
  /** Another value gives what broke a second chance, such as the next page. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey: string | undefined;
}

/** Keeps an error in a part of the page from taking the rest with it (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
