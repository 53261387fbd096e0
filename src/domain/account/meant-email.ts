/** Whether the words differ by one typing slip: a character too many, missing, wrong, or swapped with its neighbour. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
}

/** Domains of large mail providers, the most used first: what is one of them is taken as meant. */
export const mailDomains: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'foxmail.com',
  'live.com',
  'msn.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'googlemail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'fastmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'web.de',
  't-online.de',
  'naver.com',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'yahoo.co.in',
  'yahoo.fr',
  'yahoo.de',
  'yahoo.es',
  'yahoo.it',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.es',
  'hotmail.it',
  'outlook.de',
  'outlook.fr',
  'outlook.es',
  'orange.fr',
  'libero.it',
  'yandex.ru',
  'mail.ru',
]

// Shorter names have too many neighbours that are real.
const fewestLettersToMistype = 5

const parts = (domain: string): [name: string, ending: string] => {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

// One letter makes Belgium of Germany.
const fewestLettersOfEnding = 3

const isSlip = (typed: string, known: string, fewestLetters: number) =>
  typed === known || (known.length >= fewestLetters && isOneSlip(typed, known))

/** Whether a domain is a mistyped form of a known one: a slip in the name, in the ending or in both, no dot, or no ending at all. */
function isMistyped(domain: string, known: string): boolean {
  const [name, ending] = parts(domain)
  const [knownName, knownEnding] = parts(known)
  if (ending === '' && isOneSlip(domain, known)) return true
  if (!isSlip(name, knownName, fewestLettersToMistype)) return false
  return ending === '' || isSlip(ending, knownEnding, fewestLettersOfEnding)
}

/** The address that was probably meant where the domain of a large mail provider is mistyped, else null. */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 1 || domain === '' || mailDomains.includes(domain)) return null
  const known = mailDomains.find((each) => isMistyped(domain, each))
  return known === undefined ? null : `${email.slice(0, at)}@${known}`
}
