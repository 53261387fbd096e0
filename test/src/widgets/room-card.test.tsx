import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import { RoomCard } from '@/widgets/room-card'
import { picture, priceWith } from '../../support/catalogue/cards'

const offer = (change: Partial<PackageOffer>): PackageOffer => ({
  pid: 'p1',
  name: 'Breakfast included',
  meal: 'Breakfast for 2',
  includes: ['Late check-out'],
  confirmText: 'Confirmed instantly',
  dayLimitMin: 1,
  dayLimitMax: 30,
  dayStep: 1,
  maxRooms: 5,
  cancellation: {
    returnPolicy: 1,
    freeUntilAt: null,
    summary: 'Free cancellation until Fri 20 Nov 18:00, Kyoto time',
    timeZone: 'Asia/Tokyo',
    tiers: [],
  },
  price: priceWith(),
  stockLeft: null,
  unavailable: null,
  ...change,
})

const room = (...packages: PackageOffer[]): RoomOffer => ({
  roomTypeId: 'r1',
  name: 'Garden twin',
  pictures: [picture],
  areaSqm: 28,
  bedText: '2 single beds',
  windowText: 'Garden view',
  maxGuests: 3,
  maxAdults: 2,
  facilities: ['Wi-Fi'],
  packages,
})

function show(...packages: PackageOffer[]) {
  const onBook = jest.fn()
  const onFix = jest.fn()
  const stay = { checkIn: '2026-11-24', checkOut: '2026-11-26', nights: 2, rooms: 1, adults: 2, children: 0 }
  const actions = { hrefOf: (pid: string) => `/hotel/book/${pid}`, onBook, onFix }
  const { container } = render(<RoomCard room={room(...packages)} stay={stay} today="2026-11-21" {...actions} />)
  return { onBook, onFix, text: container.textContent ?? '' }
}

test.each([
  'Garden twin',
  '28 m²',
  'Sleeps 3',
  'Breakfast for 2',
  'Late check-out',
  'Free cancellation until Fri 20 Nov 18:00, Kyoto time',
  '2 nights, taxes included',
])('shows %s', (text) => expect(show(offer({})).text).toContain(text))

test('Book leads to the package', () => {
  const { onBook } = show(offer({ pid: 'p7' }))
  const book = screen.getByRole('link', { name: 'Book Breakfast included' })
  expect(book.getAttribute('href')).toBe('/hotel/book/p7')
  fireEvent.click(book)
  expect(onBook).toHaveBeenCalledWith('p7')
})

test('what can’t be booked shows why and how to fix it', () => {
  const unavailable = { reason: 'minimum_stay', message: 'Stay at least 3 nights.', limit: 3, dates: [] } as const
  const { onFix, text } = show(offer({ price: null, unavailable: { ...unavailable, dates: [] } }))
  expect(text).toContain('Stay at least 3 nights.')
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Stay 1 more night' }))
  expect(onFix).toHaveBeenCalledWith(expect.objectContaining({ change: { checkOut: '2026-11-27' } }))
})
