import { profileTexts } from './profile-texts'
import { isDialCode } from '../forms/dial-codes'
import { isPhone } from '../forms/is-phone'

/** What is wrong with a phone number and its dialling code, in a sentence, or null; no number at all is fine, and so is no code with it. */
export function phoneFault(dialCode: string, phone: string): string | null {
  const isKnownCode = isDialCode(dialCode)
  if (phone.trim() === '') return dialCode === '' || isKnownCode ? null : profileTexts.noDialCode
  if (!isKnownCode) return profileTexts.noDialCode
  return /^[\d\s()+-]+$/.test(phone.normalize('NFKC')) && isPhone(dialCode, phone) ? null : profileTexts.noPhone
}
