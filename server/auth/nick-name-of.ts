/** A first nickname, which everybody can see: neutral, so that nothing of the e-mail address is given away. The number is drawn from the account's id. */
export function nickNameOf(userId: string): string {
  const digits = [...userId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_000, 7)
  return `Traveler ${String(digits).padStart(4, '0')}`
}
