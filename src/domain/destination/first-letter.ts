/** The letter that a name stands under in an index: without accents, # for what begins with no latin letter. */
export function firstLetter(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}
