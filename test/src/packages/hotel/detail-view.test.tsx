import '../../../support/as-h5'
import { fireEvent, screen } from '@testing-library/react'
import { couponWith, hotelWith, momentWith, priceWith } from '../../../support/catalogue/cards'
import { hotelFacts, roomFacts } from '../../../support/client/hotel-facts'
import { type HotelPageParts, showHotelPage as show, stay } from '../../../support/client/show-hotel-page'

const pageText = () => document.body.textContent ?? ''
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const failure = { message: 'We could not reach Staylark.', requestId: 'r5' }

test.each([
  ['its name', 'Garden House'],
  ['its name there', '花园酒店'],
  ['its address there', '花园路1号'],
  ['when it opened', 'Opened 2001 · renovated 2020'],
  ['its score', 'Excellent'],
  ['a part of the score', 'Cleanliness4.8'],
  ['how far the nearest place is', '1.2 km from Old Pagoda'],
  ['what to know before', 'The lift is small.'],
  ['the deadline on the traveller’s own clock', 'Mon 30 Nov, 10:00 your time'],
  ['how many reviews are not shown', 'The newest 1 of 12 reviews'],
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
  expect(pageText()).toContain(text)
})

test('a package leads to its booking page', () => {
  const { onBook } = show()
  const book = screen.getByRole('link', { name: 'Book Flexible rate' })
  expect(book.getAttribute('href')).toBe('/hotel/book/p1')
  fireEvent.click(book)
  expect(onBook).toHaveBeenCalledWith('p1')
})

test.each([
  ['Copy address in local language', 'onCopyAddress'],
  ['Share', 'onShare'],
  ['Compare Flexible rate', 'onCompare'],
  ['Choose room', 'onChooseRoom'],
  [/^Change dates/, 'onDates'],
] as const)('%s', (name, spy) => {
  const spies = show()
  tap(name)
  expect(spies[spy]).toHaveBeenCalledTimes(1)
})

test('default dates are labeled as an example', () => {
  show({ areDatesDefault: true })
  expect(pageText()).toContain('These are sample dates.')
})

test('what can’t be booked shows the reason and a fix', () => {
  const unavailable = { reason: 'minimum_stay', message: 'Stay at least 3 nights.', limit: 3, dates: [] } as const
  const offers = {
    flex: [],
    stay,
    rooms: [roomFacts({ price: null, unavailable: { ...unavailable, dates: [] } })],
    from: null,
    nearestDates: null,
  }
  const { onFix } = show({ offers })
  expect(pageText()).toContain('Stay at least 3 nights.')
  tap('Stay 1 more night')
  expect(onFix.mock.calls[0]?.[0]).toMatchObject({ change: { checkOut: '2026-12-04' } })
})

test('without a free room the nearest dates are offered', () => {
  const nearestDates = { checkIn: '2026-12-05', checkOut: '2026-12-07' }
  const { onNearestDates } = show({ offers: { stay, rooms: [], from: null, nearestDates, flex: [] } })
  tap('See Sat 5 Dec – Mon 7 Dec')
  expect(onNearestDates).toHaveBeenCalledWith(nearestDates)
})

test('a hotel that sells no rooms shows how to contact it', () => {
  const { onDates } = show({ offers: { stay, rooms: [], from: null, nearestDates: null, flex: [] } })
  expect(screen.getAllByText('Ask for availability').length).toBeGreaterThan(0)
  expect(pageText()).not.toMatch(/sold out|No rooms for these dates/i)
  expect(onDates).not.toHaveBeenCalled()
})

test('offers that fail leave the hotel standing', () => {
  const { onRetryOffers } = show({ offers: null, offersFailure: failure })
  expect(pageText()).toContain('Garden House')
  expect(pageText()).toContain('Request r5')
  tap('Retry')
  expect(onRetryOffers).toHaveBeenCalledTimes(1)
})

test('a hotel that can’t be read shows the failure', () => {
  const { onRetryHotel } = show({ hotel: null, hotelFailure: failure })
  tap('Retry')
  expect(onRetryHotel).toHaveBeenCalledTimes(1)
})

test('a hotel on its way has its shape', () => {
  show({ hotel: null, offers: null })
  expect(screen.getByRole('status', { name: 'Loading' })).not.toBeNull()
})

const offersWith = (change: Partial<NonNullable<HotelPageParts['offers']>>) => ({
  stay,
  rooms: [roomFacts()],
  from: priceWith(),
  nearestDates: null,
  flex: [],
  ...change,
})

test('the same stay on other days has its price, and a tap takes it', () => {
  const day = (checkIn: string, checkOut: string, amount: string | null, isLowest = false) => ({
    checkIn,
    checkOut,
    price: amount === null ? null : priceWith({ currencyAmount: amount }),
    isLowest,
  })
  const flex = [
    day('2026-11-30', '2026-12-02', '900', true),
    day('2026-12-01', '2026-12-03', '1,280'),
    day('2026-12-02', '2026-12-04', null),
  ]
  const { onNearestDates } = show({ offers: offersWith({ flex }) })
  const days = screen.getByRole('group', { name: 'The same stay on other days' })
  expect([...days.children].map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-pressed')])).toEqual([
    ['Mon 30 Nov to Wed 2 Dec, 900 CNY, lowest', 'false'],
    ['Tue 1 Dec to Thu 3 Dec, 1,280 CNY', 'true'],
    ['Wed 2 Dec to Fri 4 Dec, sold out', 'false'],
  ])
  tap(/^Tue 1 Dec to/)
  expect(onNearestDates).not.toHaveBeenCalled()
  tap(/^Mon 30 Nov/)
  expect(onNearestDates).toHaveBeenCalledWith({ checkIn: '2026-11-30', checkOut: '2026-12-02' })
})

test('a sold-out room is labeled once and offers other dates', () => {
  const unavailable = { reason: 'no_inventory' as const, message: 'Sold out for these dates.', limit: null, dates: [] }
  const [first] = roomFacts({ price: null, unavailable }).packages
  const rooms = [{ ...roomFacts(), packages: first ? [first, { ...first, pid: 'p2' }] : [] }]
  const { onFix } = show({ offers: offersWith({ rooms, from: null }) })
  expect(screen.getAllByText('Sold out for these dates.')).toHaveLength(1)
  fireEvent.click(screen.getAllByRole('button', { name: 'Change dates' })[0]!)
  expect(onFix.mock.calls[0]?.[0]).toMatchObject({ opens: 'calendar' })
})

test.each([
  ['one', ['p1'], '1 rate picked, choose one more', true],
  ['two', ['p1', 'p2'], '2 rates picked', false],
])('with %s picked for comparison the bar shows it', (_, compared, text, isDisabled) => {
  const { onOpenCompare, onClearCompared } = show({ compared })
  expect(pageText()).toContain(text)
  const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' })
  expect(open.disabled).toBe(isDisabled)
  fireEvent.click(open)
  expect(onOpenCompare).toHaveBeenCalledTimes(isDisabled ? 0 : 1)
  tap('Clear')
  expect(onClearCompared).toHaveBeenCalledTimes(1)
})

test('one room is shared by its own button', () => {
  const { onShare } = show()
  tap('Share Garden room')
  expect(onShare).toHaveBeenCalledWith('r1')
})

test('many facilities: the first eight, the others in a sheet', () => {
  const facilities = Array.from({ length: 11 }, (_, index) => ({ icon: 'wifi', name: `Thing ${index}`, isFree: false }))
  const { onFacilities } = show({ hotel: hotelFacts({ facilities }) })
  expect(pageText()).toContain('Thing 7')
  expect(pageText()).not.toContain('Thing 8')
  tap('All 11 facilities')
  expect(onFacilities).toHaveBeenCalledTimes(1)
})

test('vouchers, posts and hotels like it stand on the page', () => {
  const hotel = hotelFacts({ coupons: [couponWith()], moments: [momentWith()] })
  const { onLike, onMoment, onHotel } = show({ hotel, similar: [hotelWith({ id: 'h2', name: 'Other House' })] })
  expect(pageText()).toContain('Two nights with breakfast')
  expect(pageText()).toContain('Use until Wed 31 Mar 2027')
  tap('Like the post by Mei, 12 likes')
  expect(onLike).toHaveBeenCalledWith('m1', true)
  const post = screen.getByRole('link', { name: momentWith().content })
  expect(post.getAttribute('href')).toBe('/ugc/moment/detail/m1')
  fireEvent.click(post)
  expect(onMoment).toHaveBeenCalledWith('m1')
  const other = screen.getByRole('link', { name: /Other House/ })
  expect(other.getAttribute('href')).toBe('/hotel/detail/h2')
  fireEvent.click(other)
  expect(onHotel).toHaveBeenCalledWith('h2')
})

test('hotels like it that fail have a retry of their own', () => {
  const { onRetrySimilar } = show({ similar: null, similarFailure: failure })
  tap('Retry')
  expect(onRetrySimilar).toHaveBeenCalledTimes(1)
})

test('without known places there is no sketch', () => {
  show({ hotel: hotelFacts({ nearby: [{ name: 'Pagoda', kind: 'Sight', metres: 90, lat: null, lng: null }] }) })
  expect(screen.queryByRole('img', { name: /Sketch/ })).toBeNull()
  expect(pageText()).toContain('Pagoda (Sight)')
})

test('pictures: categories with their number, full screen by keyboard', () => {
  const [first] = hotelFacts().pictures
  if (!first) throw new Error('the hotel has a picture')
  const pictures = [first, { ...first, category: 'room' as const }, { ...first, category: 'room' as const }]
  show({ hotel: hotelFacts({ pictures }) })
  expect(screen.getByRole('button', { name: 'Rooms 2 pictures' }).textContent).toBe('Rooms 2')
  tap('Picture 1 of 3, open full screen')
  const viewer = screen.getByRole('dialog')
  const press = (key: string) => fireEvent.keyDown(viewer, { key })
  const seen = () => viewer.querySelector('.viewer-count')?.textContent
  press('ArrowLeft')
  expect(seen()).toBe('1 / 3')
  press('ArrowRight')
  expect(seen()).toBe('2 / 3')
  press('End')
  expect(seen()).toBe('3 / 3')
  press('ArrowRight')
  expect(seen()).toBe('3 / 3')
  press('Home')
  expect(seen()).toBe('1 / 3')
})

test('what a guest says leads to that review among all', () => {
  show()
  expect(screen.getByText('Quiet and bright.').closest('a')?.getAttribute('href')).toMatch(
    /^\/ugc\/comment\/hotel\/h1\/./,
  )
})
