import type { DocumentFacts } from '../booking/purchase-rules'
import { createEmail } from '../kernel/mail/layout'
import type { Email } from '../kernel/mail/mailer'

/** What of an invoice stands in its email. */
export interface ReadyInvoice {
  readonly orderNo: string
  readonly about: Pick<DocumentFacts, 'title' | 'path'>
  readonly number: string
  readonly publicUrl: string
}

/** The email that an invoice is ready: where to download it, which needs the owner's sign-in. */
export function invoiceReadyEmail(to: string, { orderNo, about, number, publicUrl }: ReadyInvoice): Email {
  return createEmail({
    to,
    subject: `Your invoice ${number}`,
    preview: `Order ${orderNo}, ${about.title}`,
    title: 'Your invoice is ready',
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Invoice', number],
          ['Order number', orderNo],
          ['For', about.title],
        ],
      },
      { kind: 'link', text: 'Download it', href: `${publicUrl}${about.path}` },
    ],
    why: 'You got this e-mail because an invoice was requested with your address at Staylark.',
  })
}
