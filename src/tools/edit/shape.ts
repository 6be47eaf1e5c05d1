import { z } from "zod";
import { fileKinds, folderKinds, type FileKind, type FolderKind } from "../../content/kinds";

/**
 * What a parser accepts, as JSON Schema: the part of it that the editing page needs. `example` and
 * the format `markdown` are our own, from the parsers' descriptions.
 */
export interface Shape {
  type?: "string" | "number" | "integer" | "boolean" | "array" | "object";
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  /** A shape where the keys are the owner's own (picture names, services); false where they are fixed. */
  additionalProperties?: boolean | Shape;
  enum?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
  example?: string;
}

/** Longest text that a parser names only to stop accidents: no limit anybody needs to be told of. */
export const noLimit = 5000;

/** The shape of a content kind, worked out of its parser. */
export function shapeOf(kind: FileKind | FolderKind): Shape {
  const schema: z.ZodType = { ...fileKinds, ...folderKinds }[kind];
  // What the owner writes (input), not what the site reads after defaults and conversions.
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
}

/** The shape of the values of a group whose keys are the owner's own, or undefined for any other shape. */
export function valuesOf(shape: Shape): Shape | undefined {
  return typeof shape.additionalProperties === "object" ? shape.additionalProperties : undefined;
}
