import { profileTexts } from './profile-texts'
import { hasHiddenCharacters } from './has-hidden-characters'
import { visibleLength } from './visible-length'

const MOST_VISIBLE = 30
const MOST_UNITS = 120

/** What is wrong with a nickname, in a sentence, or null: 1 to 30 visible characters on one line after trimming. */
export function nickNameFault(nickName: string): string | null {
  const trimmed = nickName.trim()
  if (visibleLength(trimmed) === 0) return profileTexts.noNickName
  if (hasHiddenCharacters(trimmed) || trimmed.includes('\n')) return profileTexts.hiddenCharacters
  if (visibleLength(trimmed) > MOST_VISIBLE || trimmed.length > MOST_UNITS)
    return profileTexts.longNickName(MOST_VISIBLE)
  return null
}
