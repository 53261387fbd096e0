import type { ContactFields as Contact } from '@/domain/booking/booking-form'
import { PhoneField } from '../phone-field'
import { TextField } from '../text-field'

/** What is wrong with a contact, in sentences; null where all is well. */
export interface ContactFieldFaults {
  readonly email: string | null
  readonly countryCode: string | null
  readonly phone: string | null
}

export interface ContactFieldsProps {
  readonly contact: Contact
  /** Null until the traveler has tried to submit. */
  readonly faults: ContactFieldFaults | null
  /** What the address is for, e.g. "The confirmation goes here". */
  readonly emailHint: string
  readonly onContact: (contact: Partial<Contact>) => void
}

/** E-mail and phone of the person who orders. */
export function ContactFields({ contact, faults, emailHint, onContact }: ContactFieldsProps) {
  return (
    <>
      <TextField
        id="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={contact.email}
        error={faults?.email ?? null}
        hint={emailHint}
        maxLength={254}
        isRequired
        onChange={(email) => onContact({ email })}
      />
      <PhoneField
        id="phone"
        label="Phone"
        countryCode={contact.countryCode}
        phone={contact.phone}
        error={faults?.phone ?? faults?.countryCode ?? null}
        onCountryCode={(countryCode) => onContact({ countryCode })}
        onPhone={(phone) => onContact({ phone })}
      />
    </>
  )
}
