import { utcDay } from '@/domain/days/civil-day'
import { payChannelName } from '@/domain/booking/order-text'
import { formatDayWithYear } from '@/domain/days/format-day'
import { formatAmount } from '@/domain/money/amount-text'
import { documentKindText } from '@/domain/orders/invoice'
import { refundCauseText } from '@/domain/orders/refund-text'
import type { DocumentFacts } from '../booking/purchase-rules'
import type { AttemptRow } from '../booking/repository/payments'
import type { PurchaseRow } from '../booking/repository/purchases'
import type { RefundLine, RefundWithLines } from '../booking/repository/refunds'
import type { Env } from '../kernel/config/env'
import type { DocumentSheet } from '../kernel/database/schema/documents'
import type { DocumentRow } from './repository'

/** What every document shows, whatever it is about. */
export interface SheetParts {
  readonly env: Pick<Env, 'seller' | 'support'>
  readonly purchase: Pick<PurchaseRow, 'currencyCode' | 'totalMinor'>
  readonly about: DocumentFacts
  readonly row: DocumentRow
  readonly number: string
  readonly issuedAt: Date
}

const amountText = (minor: number, currencyCode: string) => `${currencyCode} ${formatAmount(minor, currencyCode)}`

function commonParts({ env, about, row, number, issuedAt }: SheetParts) {
  const { name, address, taxNumber } = env.seller
  const seller = [name, address, taxNumber && `Tax number ${taxNumber}`, env.support.email]
  return {
    title: documentKindText(row.kind),
    number,
    issuedOn: formatDayWithYear(utcDay(issuedAt)),
    seller: seller.filter((line) => line !== ''),
    facts: about.facts.map(([label, value]): [string, string] => [label, value]),
  }
}

/** An invoice: the bill, what was paid, and what was refunded before the invoice was requested. */
export function invoiceSheet(parts: SheetParts): DocumentSheet {
  const { purchase, about, row } = parts
  const { currencyCode, totalMinor } = purchase
  const items = about.bill.map(({ text, minor }) => ({ text, amount: amountText(minor, currencyCode) }))
  const refundedMinor = totalMinor - row.amountMinor
  const sums = [
    { text: 'Total', amount: amountText(totalMinor, currencyCode) },
    { text: 'Paid', amount: amountText(totalMinor, currencyCode) },
    ...(refundedMinor > 0 ? [{ text: 'Refunded', amount: amountText(-refundedMinor, currencyCode) }] : []),
    { text: 'Amount of this invoice', amount: amountText(row.amountMinor, currencyCode) },
  ]
  const notes = ['The amount includes taxes and fees. What is refunded later is shown on credit notes.']
  return { ...commonParts(parts), items, sums, notes }
}

const creditedText = ({ room, voucherId }: RefundLine): string => {
  if (room !== null) return `Room ${room + 1}`
  return voucherId === null ? 'Whole order' : 'Voucher'
}

/** A credit note: what a refund gave back, room by room, of which invoice. */
export function creditNoteSheet(parts: SheetParts, refund: RefundWithLines, invoiceNumber: string): DocumentSheet {
  const { currencyCode, amountMinor } = parts.row
  const items = refund.lines.map((line) => ({
    text: creditedText(line),
    amount: amountText(line.amountMinor, currencyCode),
  }))
  return {
    ...commonParts(parts),
    items,
    sums: [{ text: 'Amount credited', amount: amountText(amountMinor, currencyCode) }],
    notes: [`${refundCauseText(refund.cause)}. This credit note corrects invoice ${invoiceNumber}.`],
  }
}

/** A receipt: which payment came, how and when. */
export function receiptSheet(parts: SheetParts, { id, channel, paidAt, createdAt }: AttemptRow): DocumentSheet {
  const { currencyCode, amountMinor } = parts.row
  const amount = amountText(amountMinor, currencyCode)
  const paidOn = formatDayWithYear(utcDay(paidAt ?? createdAt))
  return {
    ...commonParts(parts),
    items: [{ text: `${payChannelName(channel)}, ${paidOn}, reference ${id}`, amount }],
    sums: [{ text: 'Amount received', amount }],
    notes: ['This receipt confirms a payment. An invoice can be requested on the page of the order.'],
  }
}
