/** The hosts the built site is tried on. */
export type HostKind = "preview" | "cloudflare";

/** A host of the built site: where it answers, or why it is not tried on this machine. */
export type HostTrial = { kind: HostKind } & ({ address: string } | { missing: string });

/** A host that runs until `close` has ended it. */
export type RunningHost = { address: string; close: () => Promise<void> } | { missing: string };
