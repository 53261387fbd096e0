import { nameWithVariant } from '@/domain/vouchers/voucher-text'
import type { Fact } from '../../booking/emails/stay-facts'
import { findUser } from '../../account/repository/users'
import type { Executor } from '../../kernel/database/executor'
import { enqueueMail, type VoucherEmailEvent } from '../../kernel/mail/enqueue-mail'
import { createEmail, messageParts } from '../../kernel/mail/layout'
import type { Email } from '../../kernel/mail/mailer'
import type { Services } from '../../kernel/services'
import { WALLET_PATH } from '../order-paths'
import type { SoldVoucher } from '../repository/vouchers'
import { hotelsText } from '../sku-snapshot'
import { validText } from '../validity'

/** The content of an email about a voucher, before its layout; no code is in it. */
export interface VoucherEmail {
  readonly event: VoucherEmailEvent
  /** Beginning of the subject; the voucher's name follows. */
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly Fact[]
  /** Where to go from it; the path is one of the app. */
  readonly link: { readonly text: string; readonly path: string }
  readonly why: string
}

/** Where holders find their vouchers. */
export const walletLink = { text: 'See your vouchers', path: WALLET_PATH } as const

/** Why the holder of a voucher gets an email. */
export const HOLDER_WHY = 'You got this e-mail because a voucher is, or was, in your wallet at Staylark.'

/** What every email about a voucher names. */
export function voucherFacts({ snapshot, lastDay }: Pick<SoldVoucher, 'snapshot' | 'lastDay'>): Fact[] {
  const { hotels } = snapshot
  return [
    ['Voucher', nameWithVariant(snapshot)],
    ['Where', hotelsText(hotels)],
    [
      'Validity',
      validText(
        lastDay,
        hotels.map(({ timeZone }) => timeZone),
      ),
    ],
  ]
}

/** Lays out an email about a voucher. */
export function createVoucherEmail(to: string, name: string, content: VoucherEmail, publicUrl: string): Email {
  const { subject, title, paragraphs, facts, link, why } = content
  return createEmail({
    to,
    subject: `${subject}: ${name}`,
    preview: title,
    title,
    parts: messageParts({ paragraphs, facts, link: { text: link.text, href: `${publicUrl}${link.path}` } }),
    why,
  })
}

/** Writes to the account of a voucher's holder, in the transaction of the cause; a closed account gets nothing. Wake `services.mailQueue` after the commit. */
export async function emailHolder(
  tx: Executor,
  services: Services,
  userId: string,
  voucher: SoldVoucher,
  content: VoucherEmail,
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user || user.isLogoff) return
  const email = createVoucherEmail(user.email, voucher.snapshot.name, content, services.env.publicUrl)
  await enqueueMail(tx, services, { kind: `voucher_${content.event}`, email, uid: userId })
}
