import "./prose.scss";

/** Running text at a comfortable line length: HTML of the owner's markdown. */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
