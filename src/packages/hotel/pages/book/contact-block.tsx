import type { BookingFaults, ContactFields as Contact } from '@/domain/booking/booking-form'
import { ContactFields } from '@/widgets/contact-fields'
import { FormBlock } from '@/widgets/form-block'

/** What is written of the contact, and what is wrong with it. */
export interface ContactBlockProps {
  readonly contact: Contact
  /** Null until the traveler has tried to submit. */
  readonly faults: BookingFaults | null
  readonly onContact: (contact: Partial<Contact>) => void
}

/** Whom the hotel and we may reach. */
export function ContactBlock(props: ContactBlockProps) {
  return (
    <FormBlock title="Contact">
      <ContactFields {...props} emailHint="The confirmation goes here" />
    </FormBlock>
  )
}
