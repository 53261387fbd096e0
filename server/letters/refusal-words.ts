const LONGEST = 200

/** Why a letter was not taken, as it may be kept and logged: mail servers like to repeat addresses and subjects, so neither addresses nor codes stand in it. */
export function refusalWords(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words
    .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)')
    .replaceAll(/\d{6,}/g, '(digits)')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST)
}
