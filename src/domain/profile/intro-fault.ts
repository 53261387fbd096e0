import { profileTexts } from './profile-texts'
import { hasHiddenCharacters } from './has-hidden-characters'
import { visibleLength } from './visible-length'

/** So many visible characters an introduction may have. */
export const MOST_INTRO = 200
const MOST_UNITS = 800

/** What is wrong with an introduction, in a sentence, or null: up to 200 visible characters, lines allowed. */
export function introFault(intro: string): string | null {
  const trimmed = intro.trim()
  if (hasHiddenCharacters(trimmed)) return profileTexts.hiddenCharacters
  if (visibleLength(trimmed) > MOST_INTRO || trimmed.length > MOST_UNITS) return profileTexts.longIntro(MOST_INTRO)
  return null
}
