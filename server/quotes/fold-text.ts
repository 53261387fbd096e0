/** A text as it is compared: lower case, half-width, without accents, spaces, hyphens and apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\-'’·.,]/g, '')
}
