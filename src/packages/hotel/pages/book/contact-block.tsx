import type { BookingFaults, ContactFields } from '@/domain/booking/booking-form'
import { PhoneField } from '@/widgets/phone-field'
import { TextField } from '@/widgets/text-field'

/** What is written of the contact, and what is wrong with it. */
export interface ContactBlockProps {
  readonly contact: ContactFields
  /** Null until the traveler has tried to submit. */
  readonly faults: BookingFaults | null
  readonly onContact: (contact: Partial<ContactFields>) => void
}

/** Whom the hotel and we may reach. */
export function ContactBlock({ contact, faults, onContact }: ContactBlockProps) {
  return (
    <section className="book-block" aria-label="Contact">
      <h2 className="book-head">Contact</h2>
      <TextField
        id="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={contact.email}
        error={faults?.email ?? null}
        hint="The confirmation goes here"
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
    </section>
  )
}
