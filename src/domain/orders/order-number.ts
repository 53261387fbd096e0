/** An order number as it is stored: what was typed, in half-width capitals without spaces and hyphens; null where it can be none. */
export function readOrderNo(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\-‐-―#]/g, '')
    .toUpperCase()
  return /^SL\d{12}$/.test(text) ? text : null
}
