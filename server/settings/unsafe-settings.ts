import type { Variables } from './variables'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

const isLoopbackUrl = (url: string) => LOOPBACK.test(url.replace(/^https?:\/\//, '').replace(/:\d+$/, ''))

/** Fewer different characters are a pattern or a word, not chance: 32 random ones of base64 have some 25. */
const FEWEST_CHARACTERS = 16

const isOpenToOthers = ({ HOST = 'localhost', PUBLIC_URL = '' }: Partial<Variables>) =>
  !LOOPBACK.test(HOST) || PUBLIC_URL.startsWith('https:')

/** Returns what is dangerous about settings that are right each by itself, a sentence each. */
export function unsafeSettings(settings: Partial<Variables>): string[] {
  const { NODE_ENV, DEMO, PUBLIC_URL, SECRET } = settings
  const complaints: string[] = []
  const isProduction = NODE_ENV === 'production' && DEMO === false
  if (NODE_ENV === 'development' && DEMO === false && isOpenToOthers(settings)) {
    complaints.push(
      'NODE_ENV must be production where PUBLIC_URL is https or HOST is not this machine alone: a development server shows everybody the sign-in codes at /dev/mail. DEMO=1 starts a demonstration that is open like that on purpose.',
    )
  }
  if (isProduction && PUBLIC_URL?.startsWith('http:') && !isLoopbackUrl(PUBLIC_URL)) {
    complaints.push('PUBLIC_URL must begin with https:// in production: without it sign-ins travel in the clear.')
  }
  if (SECRET !== undefined && new Set(SECRET).size < FEWEST_CHARACTERS) {
    complaints.push(
      `SECRET must have at least ${FEWEST_CHARACTERS} different characters: take it from a random source.`,
    )
  }
  return complaints
}
