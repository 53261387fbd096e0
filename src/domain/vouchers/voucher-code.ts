/** The 32 characters of codes: digits and capital letters without I, L, O and U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of a code: 15 random ones and one that checks them. */
const CODE_LENGTH = 16

/**
 * The check character of 15 characters: Luhn's sum over 32 characters, every second one doubled. It finds each wrong character
 * and all swaps of neighbors but one pair (0 and Z).
 */
export function checkCharacterOf(characters: string): string {
  const size = CODE_ALPHABET.length
  const sum = [...characters].reverse().reduce((total, character, index) => {
    const weighted = CODE_ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(weighted / size) + (weighted % size)
  }, 0)
  return CODE_ALPHABET.charAt((size - (sum % size)) % size)
}

/** Folds what was typed or scanned: spaces and hyphens are dropped, lower case becomes upper case, I and L are 1, O is 0. */
export const foldCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')

/** Whether a folded text is a code: 16 characters of the alphabet, the last of which fits the others. */
export function isCode(folded: string): boolean {
  if (folded.length !== CODE_LENGTH) return false
  if ([...folded].some((character) => !CODE_ALPHABET.includes(character))) return false
  return checkCharacterOf(folded.slice(0, -1)) === folded.slice(-1)
}

/** A code in groups of four, as it is shown: ABCD-EFGH-JKMN-PQRS. */
export const formatCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** The characters of a masked code that can be read; null where none can. */
export const readableEnd = (masked: string): string | null => (masked.endsWith('•') ? null : masked.slice(-4))

/** A code of which only the last four characters can be read. */
export const maskCode = (lastFour: string): string => `••••-••••-••••-${lastFour}`
