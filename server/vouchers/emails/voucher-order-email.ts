import { nameWithVariant } from '@/domain/vouchers/voucher-text'
import { enqueueOnce, type OrderEmail } from '../../booking/emails/order-email'
import type { Fact } from '../../booking/emails/stay-facts'
import type { Executor } from '../../kernel/database/executor'
import { createEmail, messageParts } from '../../kernel/mail/layout'
import type { Services } from '../../kernel/services'
import { buyersOrderId, voucherPath } from '../order-paths'
import type { CouponOrderRow } from '../repository/coupon-orders'
import type { VoucherRow } from '../repository/vouchers'
import { hotelsText } from '../sku-snapshot'
import { validText } from '../validity'

/** The content of an email about an order of vouchers, before its layout. The name of what was bought follows its subject; no code is in it. */
export interface VoucherOrderEmail extends Omit<OrderEmail, 'stay' | 'link'> {
  readonly linkText: string
  /** Path of the link in the app; defaults to the order for its buyer, and to the wallet for other holders. */
  readonly path?: string
  /** Sentences below the facts, e.g. the terms. */
  readonly closing?: readonly string[]
}

/** What an email names of the order that it is about. */
export type NamedOrder = Pick<CouponOrderRow, 'id' | 'userId' | 'orderNo' | 'contact'> & {
  readonly snapshot: Pick<CouponOrderRow['snapshot'], 'name' | 'variant' | 'hotels'>
}

/** Somebody who gets an email: the buyer, or who claimed a voucher. */
export interface Recipient {
  readonly userId: string
  readonly address: string
}

/** The buyer of an order; an erased account has no address. */
export const buyerOf = ({ userId, contact }: NamedOrder): Recipient => ({ userId, address: contact.email })

/** The names of vouchers within their order: "Voucher 2, Voucher 3". */
export const voucherNames = (vouchers: readonly Pick<VoucherRow, 'lineNo'>[]): string =>
  vouchers.map(({ lineNo }) => `Voucher ${lineNo + 1}`).join(', ')

/** What every email about an order of vouchers names. */
export const orderFacts = ({ orderNo, snapshot }: NamedOrder): Fact[] => [
  ['Order number', orderNo],
  ['Voucher', nameWithVariant(snapshot)],
  ['Where', hotelsText(snapshot.hotels)],
]

/** Until when vouchers are good, with the zone. */
export const validityFact = ({ snapshot }: CouponOrderRow, lastDay: string): Fact => [
  'Validity',
  validText(
    lastDay,
    snapshot.hotels.map(({ timeZone }) => timeZone),
  ),
]

/** Writes an email about an order of vouchers into the outbox, once for each event and occasion, in the transaction of its cause. Wake `services.mailQueue` after the commit. */
export async function enqueueVoucherOrderEmail(
  tx: Executor,
  services: Services,
  order: NamedOrder,
  { userId, address }: Recipient,
  { subject, title, paragraphs, facts, linkText, path, closing = [], ...reported }: VoucherOrderEmail,
): Promise<void> {
  const ownPath = voucherPath(buyersOrderId(order.id, { userId, buyerId: order.userId }))
  const href = `${services.env.publicUrl}${path ?? ownPath}`
  const email = createEmail({
    to: address,
    subject: `${subject}: ${order.snapshot.name}`,
    preview: `Order number ${order.orderNo}`,
    title,
    parts: messageParts({ paragraphs, facts, closing, link: { text: linkText, href } }),
    why: 'You got this e-mail because vouchers were bought with your address, or given to it, at Staylark.',
  })
  const holder = { id: order.id, userId, contact: { ...order.contact, email: address } }
  await enqueueOnce(tx, services, holder, reported, email)
}
