/** Puts a text on the clipboard; answers whether the host allowed it. */
export type CopyText = (text: string) => Promise<boolean>
