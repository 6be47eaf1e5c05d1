import { Component, type ReactNode } from "react";
import { ContactLinks } from "@/components/ui/contact-links/contact-links";
import { goWithoutScripts } from "@/site/without-scripts";

/** Shown in place of a part of the page that broke. */
function BrokenPart({ name }: { name: string }) {
  return (
    <section className="column notice" role="alert">
      <h2 className="h3">Something went wrong here</h2>
      <p>{`Sorry, ${name} can't be shown just now. Load the page again, or call or text us, and we'll help.`}</p>
      <ContactLinks />
    </section>
  );
}

interface SectionErrorBoundaryProps {
  /** The part, in words: "the booking form". */
  name: string;
  children: ReactNode;
}

/**
 * A part of the page whose errors don't affect the rest: a sentence and the phone number replace
 * it. After a reload, a part that broke while it was rendered first is shown without scripts; one
 * that broke later returns with the answers typed into it.
 */
export class SectionErrorBoundary extends Component<SectionErrorBoundaryProps> {
  override state = { isBroken: false };
  // In development, pages arrive without content, so they always need their scripts.
  private keepsScripts = process.env.NODE_ENV === "development";

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  // Called before componentDidCatch, if the first rendering broke.
  override componentDidMount() {
    this.keepsScripts ||= !this.state.isBroken;
  }

  override componentDidCatch() {
    if (!this.keepsScripts) goWithoutScripts();
  }

  override render() {
    const { name, children } = this.props;
    return this.state.isBroken ? <BrokenPart name={name} /> : children;
  }
}
