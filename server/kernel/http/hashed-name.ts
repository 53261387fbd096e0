const hashedName = /\.[0-9a-f]{7,}\.\w+$/

/** Whether the name of a built file changes with its content, so that it can be stored for ever. */
export const hasHashedName = (path: string): boolean => hashedName.test(path)
