/** Whether a folded text is of plain latin letters, digits and signs alone (printable ASCII). */
export const isLatin = (text: string): boolean => /^[ -~]*$/.test(text)
