import { profileTexts } from './profile-texts'
import { DIAL_CODES } from '../forms/dial-codes'
import { isPhone } from '../forms/is-phone'

/** What is wrong with a phone number and its dialling code, in a sentence, or null; no number at all is fine. */
export function phoneFault(dialCode: string, phone: string): string | null {
  if (phone.trim() === '') return null
  if (!DIAL_CODES.some(({ code }) => code === dialCode)) return profileTexts.noDialCode
  return /^[\d\s()+-]+$/.test(phone) && isPhone(dialCode, phone) ? null : profileTexts.noPhone
}
