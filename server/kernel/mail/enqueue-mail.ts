import { canonicalEmail } from '@/domain/account/email'
import { deriveKey, keyedHash, openSealedText, sealText } from '../crypto/secrets'
import type { MailedCodePurpose } from '../database/schema/people'
import type { Executor } from '../database/executor'
import { enqueueJob } from '../jobs/outbox'
import type { Services } from '../services'
import type { Email } from './mailer'

/** What an email is about. */
export type EmailKind =
  | `code_${MailedCodePurpose}`
  | 'password_changed'
  | 'account_deleted'
  | 'invoice_ready'
  | 'sale_begun'
  | 'review_invitation'
  | `booking_${OrderEmailEvent}`
  | `voucher_${VoucherEmailEvent}`
  | `moderation_${ModerationEmailEvent}`

/** What of an order's life an email reports. */
export type OrderEmailEvent =
  | 'pay_soon'
  | 'vouchers_bought'
  | 'confirmed'
  | 'rejected'
  | 'cancelled'
  | 'room_cancelled'
  | 'waiver_requested'
  | 'waiver_granted'
  | 'waiver_refused'
  | 'refund_sent'
  | 'refund_failed'
  | 'check_in_soon'
  | 'date_booked'
  | 'date_cancelled'
  | 'vouchers_given_back'
  | 'vouchers_withdrawn'
  | 'vouchers_end_soon'
  | 'vouchers_expired'

/** What of a voucher's way to its holder an email reports. */
export type VoucherEmailEvent =
  | 'gift'
  | 'gift_claimed'
  | 'gift_lapsed'
  | 'handed_over'
  | 'appointment_asked'
  | 'appointment_confirmed'
  | 'appointment_refused'
  | 'appointment_cancelled'

/** What of a moderator's decision, or of a report, an email reports. */
export type ModerationEmailEvent =
  | 'approved'
  | 'removed'
  | 'restored'
  | 'appeal_dismissed'
  | 'report_received'
  | 'report_decided'

/** An email to be sent. */
export interface EmailToEnqueue {
  readonly kind: EmailKind
  readonly email: Email
  /** The account it is about; left out where nobody may learn whether the address has an account. */
  readonly uid?: string
  /** From then on it is of no use and is not sent. */
  readonly expiresAt?: Date
  /** The device that requested it: it replaces waiting emails of its kind and recipient that the same device requested. */
  readonly deviceHash?: string
}

// Both purposes are part of what is stored, so they outlive the names of the code.
const sealingKey = (secret: string) => deriveKey(secret, 'letter l1')

/** The key by which the emails to an address are found, without disclosing the address. */
export const recipientKey = (secret: string, address: string): string =>
  keyedHash(secret, 'letter recipient', canonicalEmail(address))

/** Encrypts an email for the outbox: it opens with the server's secret and its own job id alone. */
export const sealEmail = ({ env, random }: Pick<Services, 'env' | 'random'>, id: string, email: Email): string =>
  sealText(random, sealingKey(env.secret), Buffer.from(id), JSON.stringify(email))

/** The email that sealEmail encrypted under this id; null where the secret is another one. */
export function openEmail(secret: string, id: string, sealed: string): Email | null {
  const text = openSealedText(sealingKey(secret), Buffer.from(id), sealed)
  return text === null ? null : JSON.parse(text)
}

/** Writes an email into the outbox, encrypted, in the transaction of the change it reports. Wake `services.mailQueue` after the commit. */
export async function enqueueMail(
  tx: Executor,
  services: Pick<Services, 'env' | 'clock' | 'random'>,
  { kind, email, uid, expiresAt, deviceHash }: EmailToEnqueue,
): Promise<void> {
  const id = services.random.id()
  const recipient = recipientKey(services.env.secret, email.to)
  await enqueueJob(tx, services, {
    id,
    topic: 'mail',
    key: id,
    payload: { kind, sealed: sealEmail(services, id, email) },
    recipientKey: recipient,
    ...(uid !== undefined && { userId: uid }),
    ...(expiresAt && { expiresAt }),
    ...(deviceHash !== undefined && { replaceKey: `${kind}:${recipient}:${deviceHash}` }),
  })
}
