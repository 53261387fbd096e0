import { enqueueOnce, type OrderEmail } from '../../booking/emails/order-email'
import type { Fact } from '../../booking/emails/stay-facts'
import type { Executor } from '../../kernel/database/executor'
import { createEmail } from '../../kernel/mail/layout'
import type { Services } from '../../kernel/services'
import type { CouponOrderRow } from '../repository/coupon-orders'
import type { VoucherRow } from '../repository/vouchers'
import { validText } from '../validity'

/** The content of an email about an order of vouchers, before its layout. The name of what was bought follows its subject; no code is in it. */
export interface VoucherEmail extends Omit<OrderEmail, 'stay' | 'link'> {
  readonly linkText: string
  /** Where the link leads in the app; the order of the buyer, or the wallet of who claimed a voucher, where left out. */
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

/** Where the buyer sees the order and its refunds. */
const orderPath = ({ id }: Pick<CouponOrderRow, 'id'>) => `/order/coupon/detail/${id}`

/** The names of vouchers within their order: "Voucher 2, Voucher 3". */
export const voucherNames = (vouchers: readonly Pick<VoucherRow, 'lineNo'>[]): string =>
  vouchers.map(({ lineNo }) => `Voucher ${lineNo + 1}`).join(', ')

/** What every email about an order of vouchers names. */
export const orderFacts = ({ orderNo, snapshot }: NamedOrder): Fact[] => [
  ['Order number', orderNo],
  ['Voucher', [snapshot.name, snapshot.variant].filter((part) => part !== '').join(', ')],
  ['Where', snapshot.hotels.map(({ name, cityName }) => `${name}, ${cityName}`).join('; ')],
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
export async function enqueueVoucherEmail(
  tx: Executor,
  services: Services,
  order: NamedOrder,
  { userId, address }: Recipient,
  { subject, title, paragraphs, facts, linkText, path, closing = [], ...reported }: VoucherEmail,
): Promise<void> {
  const ownPath = userId === order.userId ? orderPath(order) : '/account/vouchers'
  const email = createEmail({
    to: address,
    subject: `${subject}: ${order.snapshot.name}`.replaceAll(/\s+/g, ' '),
    preview: `Order number ${order.orderNo}`,
    title,
    parts: [
      ...paragraphs.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'facts', facts: facts.filter(([, value]) => value !== '') },
      ...closing.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'link', text: linkText, href: `${services.env.publicUrl}${path ?? ownPath}` },
    ],
    why: 'You got this e-mail because vouchers were bought with your address, or given to it, at Staylark.',
  })
  const holder = { id: order.id, userId, contact: { ...order.contact, email: address } }
  await enqueueOnce(tx, services, holder, reported, email)
}
