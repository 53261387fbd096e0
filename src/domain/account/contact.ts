import type { OrderContact } from '@/contract/order'
import { loginText } from '../text/login-text'
import { isEmail } from './email'
import { isPhone } from './phone'

const LONGEST_NAME = 80
const LETTER = /[A-Za-z\u00C0-\u024F\u0370-\u1FFF\u3040-\u9FFF\uAC00-\uD7AF]/g
const LATIN = /^[A-Za-z\u00C0-\u024F .,'’-]+$/

/** What is wrong with a guest's name, in a sentence, or null; abroad a hotel needs it in Latin letters as in the passport. */
export function nameFault(name: string, needsLatin: boolean): string | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'Please enter a name'
  if (trimmed.length > LONGEST_NAME) return `Please shorten the name to ${LONGEST_NAME} characters`
  const letters = trimmed.match(LETTER)?.length ?? 0
  if (letters === 0) return 'Please enter the name in letters'
  if (letters === 1) return 'Please enter first and last name'
  if (needsLatin && !LATIN.test(trimmed)) return 'Please use Latin letters, as in the passport'
  return null
}

/** What helps while a name is written: how much is too long, or that a second name may be missing. */
export function nameHint(name: string, needsLatin: boolean): string {
  const trimmed = name.trim()
  if (trimmed.length > LONGEST_NAME) return `${trimmed.length} of at most ${LONGEST_NAME} characters`
  if (!needsLatin) return 'As in the identity document'
  return trimmed !== '' && !/\s/.test(trimmed)
    ? 'First and last name, unless the passport has only one'
    : 'First and last name in Latin letters, as in the passport'
}

/** What is wrong with a contact, by field; empty when all is well. */
type ContactFaults = Partial<Record<keyof OrderContact, string>>

/** Checks whom the hotel may reach; the e-mail's message is the specification's. */
export function contactFaults({ name, email, countryCode, phone }: OrderContact): ContactFaults {
  const faults: ContactFaults = {}
  const fault = nameFault(name, false)
  if (fault) faults.name = fault
  if (!isEmail(email.trim())) faults.email = loginText.invalidEmail
  if (!/^[1-9]\d{0,4}$/.test(countryCode)) faults.countryCode = 'Please choose a country code'
  if (!isPhone(countryCode, phone)) faults.phone = 'Please enter a valid phone number'
  return faults
}
