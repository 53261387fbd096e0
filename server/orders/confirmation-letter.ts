import { formatDay } from '@/domain/days/format-day'
import { nightsBetween } from '@/domain/days/nights-between'
import type { Letter } from '../adapters/mail/mailer'
import { escapeHtml } from '../html/escape-html'
import type { OrderRow } from '../repositories/order'

/** The letter that tells a traveller that the booking is confirmed: stay, total, cancellation terms in hotel time, and where to find it all. */
export function confirmationLetter(order: OrderRow, publicUrl: string): Letter {
  const facts = factsOf(order)
  const link = `${publicUrl}/order/hotel/detail/${order.id}`
  const { hotelName } = order.snapshot
  return {
    to: order.contact.email,
    subject: `Confirmed: ${hotelName}, ${formatDay(order.checkIn)}`,
    text: [
      `Your booking at ${hotelName} is confirmed.`,
      ...facts.map(([name, value]) => `${name}: ${value}`),
      `Your booking: ${link}`,
      'Staylark',
    ].join('\n'),
    html: htmlOf(`Your booking at ${hotelName} is confirmed.`, facts, link),
  }
}

function factsOf(order: OrderRow): [name: string, value: string][] {
  const { snapshot, checkIn, checkOut, roomCount } = order
  const { currencyCode, currencySymbol, currencyAmount } = snapshot.breakdown
  return [
    ['Booking number', order.orderNo],
    ['Confirmation number', order.confirmationNo ?? ''],
    ['PIN', order.pinCode ?? ''],
    ['Check-in', `${formatDay(checkIn)}, from ${snapshot.checkinFrom}`],
    ['Check-out', `${formatDay(checkOut)}, until ${snapshot.checkoutUntil}`],
    ['Stay', `${count(nightsBetween(checkIn, checkOut), 'night')}, ${count(roomCount, 'room')}`],
    ['Room', `${snapshot.roomTypeName}, ${snapshot.packageName}`],
    ['Guests', order.guests.map(({ name }) => name).join(', ')],
    ['Total', `${currencyCode} ${currencySymbol} ${currencyAmount}, taxes included`],
    ['Cancellation', snapshot.cancellation.summary],
    ['Address', snapshot.address],
    ['Hotel phone', snapshot.hotelPhone],
  ]
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

const cell = 'padding:6px 16px 6px 0;font-size:14px;line-height:20px;vertical-align:top'

function htmlOf(title: string, facts: [string, string][], link: string): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};color:#4a5b70">${escapeHtml(name)}</td><td style="${cell};color:#0f1f33">${escapeHtml(value)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font-family:sans-serif;color:#0f1f33">
<h1 style="margin:0 0 16px;font-size:18px;line-height:24px">${escapeHtml(title)}</h1>
<table style="border-collapse:collapse">${rows.join('')}</table>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="color:#0a6c74;font-weight:bold">See your booking</a></p>
<p style="margin:0;font-size:14px">Staylark</p></body></html>`
}
