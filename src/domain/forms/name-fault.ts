const LONGEST_NAME = 80
const HAS_LETTER = /[A-Za-z\u00C0-\u024F\u0370-\u1FFF\u3040-\u9FFF\uAC00-\uD7AF]/
const LATIN = /^[A-Za-z\u00C0-\u024F .,'’-]+$/

/** What is wrong with a guest's name, in a sentence, or null; abroad a hotel needs it in Latin letters as in the passport. */
export function nameFault(name: string, needsLatin: boolean): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Please enter a name'
  if (trimmed.length > LONGEST_NAME) return `Please shorten the name to ${LONGEST_NAME} characters`
  if (!HAS_LETTER.test(trimmed)) return 'Please enter the name in letters'
  if (needsLatin && !LATIN.test(trimmed)) return 'Please use Latin letters, as in the passport'
  return null
}
