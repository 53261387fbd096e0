import type { OrderRow } from '../booking/repository/orders'
import { createEmail } from '../kernel/mail/layout'
import type { Email } from '../kernel/mail/mailer'

/** What of an invoice stands in its email. */
export interface ReadyInvoice {
  readonly order: Pick<OrderRow, 'id' | 'orderNo'> & { readonly snapshot: Pick<OrderRow['snapshot'], 'hotelName'> }
  readonly number: string
  readonly publicUrl: string
}

/** The email that an invoice is ready: where to download it, which needs the owner's sign-in. */
export function invoiceReadyEmail(to: string, { order, number, publicUrl }: ReadyInvoice): Email {
  return createEmail({
    to,
    subject: `Your invoice ${number}`,
    preview: `Booking ${order.orderNo}, ${order.snapshot.hotelName}`,
    title: 'Your invoice is ready',
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Invoice', number],
          ['Booking number', order.orderNo],
          ['Hotel', order.snapshot.hotelName],
        ],
      },
      { kind: 'link', text: 'Download it', href: `${publicUrl}/order/hotel/detail/${order.id}` },
    ],
    why: 'You got this e-mail because an invoice was requested with your address at Staylark.',
  })
}
