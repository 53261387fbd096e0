import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { HotelDetailView, type HotelDetailViewProps } from '@/packages/hotel/pages/detail/view'
import { priceWith } from '../../support/catalogue/cards'
import { hotelFacts, roomFacts } from '../support/hotel-facts'

const nothing = () => {}
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', nights: 2, rooms: 1, adults: 2, children: 0 }

function show(change: Partial<HotelDetailViewProps> = {}) {
  const spies = {
    onBook: jest.fn(),
    onFix: jest.fn(),
    onDates: jest.fn(),
    onCopyAddress: jest.fn(),
    onWish: jest.fn(),
    onNearestDates: jest.fn(),
    onRetryHotel: jest.fn(),
    onRetryOffers: jest.fn(),
    onChooseRoom: jest.fn(),
  }
  const props: HotelDetailViewProps = {
    hotel: hotelFacts(),
    hotelFailure: null,
    stay,
    offers: { stay, rooms: [roomFacts()], from: priceWith(), nearestDates: null },
    offersFailure: null,
    isLoadingOffers: false,
    areDatesDefault: false,
    hrefOfBook: (pid) => `/hotel/book/${pid}`,
    onBack: nothing,
    onGuests: nothing,
    ...spies,
    ...change,
  }
  render(<HotelDetailView {...props} />)
  return spies
}

const said = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const failure = { message: 'We could not reach Staylark.', requestId: 'r5' }

test.each([
  ['its name', 'Garden House'],
  ['its name there', '花园酒店'],
  ['its address there', '花园路1号'],
  ['when it opened', 'Opened 2001 · renovated 2020'],
  ['its score', 'Excellent'],
  ['the parts of the score', 'Cleanliness 4.8 · Service 4.6 · Location 4.7'],
  ['a facility that is free', 'Wi-Fi (free)'],
  ['what is near', 'Old Pagoda (Sight)'],
  ['how far', '1.2 km'],
  ['when one may come', '15:00 to 24:00'],
  ['a policy', 'No pets.'],
  ['what a guest says', 'Quiet and bright.'],
  ['the stay', 'Tue 1 Dec – Thu 3 Dec'],
  ['the lowest price', '¥ 1,280'],
])('shows %s', (_, text) => {
  show()
  expect(said()).toContain(text)
})

test('a package leads to its booking page', () => {
  const { onBook } = show()
  const book = screen.getByRole('link', { name: 'Book Flexible rate' })
  expect(book.getAttribute('href')).toBe('/hotel/book/p1')
  fireEvent.click(book)
  expect(onBook).toHaveBeenCalledWith('p1')
})

test.each([
  ['Copy the address in local language', 'onCopyAddress'],
  ['Choose room', 'onChooseRoom'],
  [/^Change dates/, 'onDates'],
] as const)('%s', (name, spy) => {
  const spies = show()
  tap(name)
  expect(spies[spy]).toHaveBeenCalledTimes(1)
})

test('dates that nobody chose are said to be an example', () => {
  show({ areDatesDefault: true })
  expect(said()).toContain('These are sample dates.')
})

test('what can’t be booked says why, with what would mend it', () => {
  const unavailable = { reason: 'minimum_stay', message: 'Stay at least 3 nights.', limit: 3, dates: [] } as const
  const offers = {
    stay,
    rooms: [roomFacts({ price: null, unavailable: { ...unavailable, dates: [] } })],
    from: null,
    nearestDates: null,
  }
  const { onFix } = show({ offers })
  expect(said()).toContain('Stay at least 3 nights.')
  tap('Stay 1 more night')
  expect(onFix.mock.calls[0]?.[0]).toMatchObject({ change: { checkOut: '2026-12-04' } })
})

test('without a free room the nearest dates are offered', () => {
  const nearestDates = { checkIn: '2026-12-05', checkOut: '2026-12-07' }
  const { onNearestDates } = show({ offers: { stay, rooms: [], from: null, nearestDates } })
  tap('See Sat 5 Dec – Mon 7 Dec')
  expect(onNearestDates).toHaveBeenCalledWith(nearestDates)
})

test('offers that fail leave the hotel standing', () => {
  const { onRetryOffers } = show({ offers: null, offersFailure: failure })
  expect(said()).toContain('Garden House')
  expect(said()).toContain('Request r5')
  tap('Retry')
  expect(onRetryOffers).toHaveBeenCalledTimes(1)
})

test('a hotel that can’t be read says so', () => {
  const { onRetryHotel } = show({ hotel: null, hotelFailure: failure })
  tap('Retry')
  expect(onRetryHotel).toHaveBeenCalledTimes(1)
})

test('a hotel on its way has its shape', () => {
  show({ hotel: null, offers: null })
  expect(screen.getByRole('status', { name: 'Loading' })).not.toBeNull()
})
