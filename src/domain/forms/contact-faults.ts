import type { OrderContact } from '@/contract/order'
import { loginTexts } from '../texts'
import { isEmail } from '../identity/is-email'
import { isPhone } from './is-phone'
import { nameFault } from './name-fault'

/** What is wrong with a contact, by field; empty when all is well. */
export type ContactFaults = Partial<Record<keyof OrderContact, string>>

/** Checks whom the hotel may reach; the e-mail's message is the specification's. */
export function contactFaults({ name, email, countryCode, phone }: OrderContact): ContactFaults {
  const faults: ContactFaults = {}
  const fault = nameFault(name, false)
  if (fault) faults.name = fault
  if (!isEmail(email.trim())) faults.email = loginTexts.invalidEmail
  if (!/^[1-9]\d{0,4}$/.test(countryCode)) faults.countryCode = 'Please choose a country code'
  if (!isPhone(countryCode, phone)) faults.phone = 'Please enter a valid phone number'
  return faults
}
