/** Where a checkout of this site keeps what the commands read and write; commands are always started at its top. */
export const foldersAt = (root: string = process.cwd()) => ({ root });
