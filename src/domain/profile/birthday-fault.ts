import { profileTexts } from './profile-texts'
import { dayNumber } from '../days/day-number'

/** The first birthday that anybody can have here. */
export const FIRST_BIRTHDAY = '1900-01-01'

const isDay = (text: string) => {
  try {
    dayNumber(text)
    return true
  } catch {
    return false
  }
}

/** What is wrong with a birthday, in a sentence, or null: a day of the calendar from 1900 on, not after today; none at all is fine. */
export function birthdayFault(birthday: string | null, today: string): string | null {
  if (birthday === null) return null
  if (!isDay(birthday)) return profileTexts.noDay
  if (birthday < FIRST_BIRTHDAY) return profileTexts.earlyBirthday
  return birthday > today ? profileTexts.futureBirthday : null
}
