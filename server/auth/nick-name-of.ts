/** A first nickname out of an e-mail address that does not give the address away: its first word of letters, at most 12 of them, or Traveller. */
export function nickNameOf(email: string): string {
  const [word = ''] = /[a-z]{2,}/.exec(email.slice(0, email.lastIndexOf('@'))) ?? []
  return word === '' ? 'Traveller' : word.charAt(0).toUpperCase() + word.slice(1, 12)
}
