/** A text as it is compared: lower case, without accents, spaces, hyphens and apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s\-'’·.,]/g, '')
}
