import { nightsBetween, utcDay } from '@/domain/days/civil-day'
import { payChannelName } from '@/domain/booking/order-text'
import { formatDayWithYear } from '@/domain/days/format-day'
import { formatAmount } from '@/domain/money/amount-text'
import { documentKindText } from '@/domain/orders/invoice'
import { refundCauseText } from '@/domain/orders/refund-text'
import { guestsSummary } from '@/domain/stays/guests'
import { vipPriceText } from '@/domain/text/app-text'
import { countOf } from '@/domain/text/phrases'
import type { OrderRow } from '../booking/repository/orders'
import type { AttemptRow } from '../booking/repository/payments'
import type { RefundWithLines } from '../booking/repository/refunds'
import type { Env } from '../kernel/config/env'
import type { DocumentSheet, SheetAmount } from '../kernel/database/schema/documents'
import type { DocumentRow } from './repository'

/** What every document shows, whatever it is about. */
export interface SheetParts {
  readonly env: Pick<Env, 'seller' | 'support'>
  readonly order: OrderRow
  readonly row: DocumentRow
  readonly number: string
  readonly issuedAt: Date
}

const amountText = (minor: number, currencyCode: string) => `${currencyCode} ${formatAmount(minor, currencyCode)}`

function commonParts({ env, order, row, number, issuedAt }: SheetParts) {
  const { name, address, taxNumber } = env.seller
  const seller = [name, address, taxNumber && `Tax number ${taxNumber}`, env.support.email]
  return {
    title: documentKindText(row.kind),
    number,
    issuedOn: formatDayWithYear(utcDay(issuedAt)),
    seller: seller.filter((line) => line !== ''),
    facts: stayFacts(order),
  }
}

function stayFacts({ orderNo, snapshot, ...stay }: OrderRow): [name: string, value: string][] {
  const { checkIn, checkOut, roomCount, adults, children } = stay
  const { hotelName, hotelLocalName = '', address, roomTypeName, packageName } = snapshot
  const hotel = hotelLocalName === hotelName ? hotelName : `${hotelName} ${hotelLocalName}`.trim()
  const nights = countOf(nightsBetween(checkIn, checkOut), 'night')
  return [
    ['Order number', orderNo],
    ['Hotel', hotel],
    ['Address', address],
    ['Stay', `${formatDayWithYear(checkIn)} to ${formatDayWithYear(checkOut)}, ${nights}`],
    ['Room', `${roomTypeName}, ${packageName}`],
    ['Guests', guestsSummary({ rooms: roomCount, adults, children })],
  ]
}

/** The bill of an order: its nights, what was taken off, taxes and fees; they add up to its total. */
function billItems({ snapshot, roomCount, currencyCode, taxMinor, discountMinor }: OrderRow): SheetAmount[] {
  const { nightly, member: vip } = snapshot.breakdown
  const rooms = countOf(roomCount, 'room')
  const items = nightly.map(({ date, baseMinor, publicMinor = baseMinor }) => ({
    text: `${formatDayWithYear(date)}, ${rooms}`,
    minor: publicMinor * roomCount,
  }))
  if (vip) items.push({ text: vipPriceText.line, minor: -vip.savedMinor })
  if (discountMinor > 0) items.push({ text: 'Discount', minor: -discountMinor })
  items.push({ text: 'Taxes and fees', minor: taxMinor })
  return items.map(({ text, minor }) => ({ text, amount: amountText(minor, currencyCode) }))
}

/** An invoice: the bill, what was paid, and what was refunded before the invoice was requested. */
export function invoiceSheet(parts: SheetParts): DocumentSheet {
  const { order, row } = parts
  const { currencyCode, totalMinor } = order
  const refundedMinor = totalMinor - row.amountMinor
  const sums = [
    { text: 'Total', amount: amountText(totalMinor, currencyCode) },
    { text: 'Paid', amount: amountText(totalMinor, currencyCode) },
    ...(refundedMinor > 0 ? [{ text: 'Refunded', amount: amountText(-refundedMinor, currencyCode) }] : []),
    { text: 'Amount of this invoice', amount: amountText(row.amountMinor, currencyCode) },
  ]
  const notes = ['The amount includes taxes and fees. What is refunded later is shown on credit notes.']
  return { ...commonParts(parts), items: billItems(order), sums, notes }
}

/** A credit note: what a refund gave back, room by room, of which invoice. */
export function creditNoteSheet(parts: SheetParts, refund: RefundWithLines, invoiceNumber: string): DocumentSheet {
  const { currencyCode, amountMinor } = parts.row
  const items = refund.lines.map((line) => ({
    text: line.room === null ? 'Whole booking' : `Room ${line.room + 1}`,
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
