import type { GiftRecipient } from '@/contract/coupon-order'
import { TextField } from '../text-field'
import './style.scss'

/** To whom something is given, and what is wrong with it. */
export interface RecipientFieldsProps extends GiftRecipient {
  /** What is wrong with the address; null where all is well. */
  readonly fault: string | null
  readonly onWrite: (part: Partial<GiftRecipient>) => void
}

/** The address that a gift goes to, and a message. */
export function RecipientFields({ email, message, fault, onWrite }: RecipientFieldsProps) {
  return (
    <>
      <TextField
        id="gift-email"
        label="Their e-mail"
        type="email"
        inputMode="email"
        value={email}
        error={fault}
        maxLength={254}
        isRequired
        onChange={(written) => onWrite({ email: written })}
      />
      <TextField
        id="gift-message"
        label="Message"
        hint="They see it with the gift"
        value={message}
        maxLength={300}
        isLong
        onChange={(written) => onWrite({ message: written })}
      />
    </>
  )
}
