import type { HoldReason } from '@/domain/reviews/review-rules'
import { hasInsult } from './find-insult'
import { hasEmail, hasLink } from './find-link'
import { hasPhone } from './find-phone'

/** What a check has to know of the texts. */
export interface CheckContext {
  /** Names that are never checked: of hotels and cities that the texts may be about. */
  readonly exempt: readonly string[]
}

/** Stands for an exempt name, so that what is before and behind it is not joined. */
const NAME = '\u{f8ff}'

/** A text as it is checked: half width, composed, without invisible characters. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu, '')
    .replace(/[\u{fe0e}\u{fe0f}\u{20e3}]/gu, '')

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** Leaves out names; a Latin one only where it is a word of its own. */
function withoutNames(text: string, names: readonly string[]): string {
  const known = names.map((name) => folded(name).trim()).filter((name) => name.length > 1)
  return known
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => {
      const [before, after] = [/^\w/.test(name) ? String.raw`(?<!\w)` : '', /\w$/.test(name) ? String.raw`(?!\w)` : '']
      return rest.replace(new RegExp(before + escaped(name) + after, 'gu'), NAME)
    }, text)
}

const checks: readonly (readonly [HoldReason, (text: string) => boolean])[] = [
  ['email', hasEmail],
  ['link', hasLink],
  ['phone', hasPhone],
  ['word', hasInsult],
]

/** Returns the rule by which texts are held until a moderator has read them, or null. It never blocks, and names of people must not be handed in. */
export function checkText(written: readonly string[], { exempt }: CheckContext): HoldReason | null {
  const read = written.map((text) => withoutNames(folded(text), exempt))
  return checks.find(([, isFound]) => read.some(isFound))?.[0] ?? null
}
