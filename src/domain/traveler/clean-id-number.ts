/** A document's number as it is judged and kept: without spaces, in capitals, full-width characters made plain. */
export const cleanIdNumber = (typed: string): string =>
  typed
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '')
    .toUpperCase()
