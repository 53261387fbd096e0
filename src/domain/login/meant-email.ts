import { isOneSlip } from './is-one-slip'
import { mailDomains } from './mail-domains'

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
