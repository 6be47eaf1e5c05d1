declare module "heic-decode" {
  /** Decodes the main picture of a HEIC file to upright RGBA pixels. Rejects if the file isn't a HEIC. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
