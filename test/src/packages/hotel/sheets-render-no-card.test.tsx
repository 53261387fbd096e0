import '../../../support/as-h5'
import { renders, resetRenders } from '../../../support/count-renders'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import Book from '@/packages/hotel/pages/book'
import HotelDetail from '@/packages/hotel/pages/detail'
import HotelList from '@/packages/hotel/pages/list'
import { RootProvider } from '@/stores/app/context'
import { createRoot } from '@/stores/app/create-root'
import { couponWith, hotelWith, momentWith, priceWith } from '../../../support/catalogue/cards'
import { searchReplyWith } from '../../../support/catalogue/search-reply'
import { offerOf } from '../../../support/client/booking'
import { hotelFacts, roomFacts } from '../../../support/client/hotel-facts'
import { host, resetHost } from '../../../support/taro-mock'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', nights: 2, rooms: 1, adults: 2, children: 0 }
const hotelPage = { id: 'h1', checkIn: stay.checkIn, checkOut: stay.checkOut }
const place = {
  value: 'kyoto',
  label: 'Kyoto City',
  showLabel: 'Kyoto, Japan',
  localName: '京都',
  sourceType: 30,
  clickType: 1,
  countryCode: 'JP',
  isAbroad: true,
  timeZone: 'Asia/Tokyo',
  currencyCode: 'JPY',
  today: '2026-11-21',
  headImg: hotelWith().headImg,
  hotelCount: 40,
}
const room = roomFacts()
const [offer] = room.packages
const rooms = [
  {
    ...room,
    packages: offer
      ? [
          { ...offer, price: priceWith({ vip: { state: 'hidden' } }) },
          { ...offer, pid: 'p2', name: 'Saver rate' },
        ]
      : [],
  },
]
const facilities = Array.from({ length: 11 }, (_, index) => ({ icon: 'wifi', name: `Thing ${index}`, isFree: false }))

/** What the server replies, by the end of a path. */
const replies: Record<string, object> = {
  '/search/hotel': searchReplyWith({ list: [hotelWith(), hotelWith({ id: 'h2', name: 'River House' })] }),
  '/list/city': { list: [place], regions: [], unservedPlace: null },
  '/district/usual': { source: 'usual', list: [place] },
  '/GetHotelDetail': hotelFacts({ facilities, coupons: [couponWith()], moments: [momentWith()] }),
  '/info/full': { stay, rooms, from: priceWith(), nearestDates: null, flex: [] },
  '/hotel/similar': { list: [hotelWith({ id: 'h3', name: 'Other House' })] },
  '/packagecalendar': { currencyCode: 'CNY', days: [], holidays: [] },
  '/hotel/holidays': { list: [] },
  '/trade/verify': offerOf(128_000),
}

beforeEach(() => {
  resetHost()
  resetRenders()
  host.respond = ({ url = '' }) => {
    const reply = Object.entries(replies).find(([end]) => url.split('?')[0]?.endsWith(end))?.[1]
    const status = reply && 'code' in reply ? 409 : 200
    return Promise.resolve({ statusCode: reply ? status : 404, header: {}, data: JSON.stringify(reply ?? {}) })
  }
})
afterEach(cleanup)

/** Lets requests and what they lead to end: all of it is done in microtasks. */
const rest = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)))

/** Opens a page, and counts renders from when it has come to rest. */
async function open(Page: ComponentType, params: Record<string, string>, rendered: readonly string[]) {
  host.params = params
  render(
    <RootProvider root={createRoot()}>
      <Page />
    </RootProvider>,
  )
  await waitFor(() => expect(Object.keys(renders)).toEqual(expect.arrayContaining([...rendered])))
  await rest()
  resetRenders()
}

/** Opens a sheet by a button and closes it. */
async function openAndClose(name: RegExp) {
  const [opener] = screen.getAllByRole('button', { name })
  if (!opener) throw new Error(`no button ${name}`)
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog')
  await rest()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test.each<[string, RegExp]>([
  ['the order', /^Sort/],
  ['price and grade', /^Price & grade/],
  ['areas', /^Area/],
  ['more filters', /^More/],
  ['another search', /^Change search/],
])('hotel list: opening and closing %s rerenders no hotel', async (_, button) => {
  await open(HotelList, { cityId: 'kyoto' }, ['HotelCard'])
  await openAndClose(button)
  expect(renders).toEqual({})
})

test.each<[string, RegExp]>([
  ['the calendar', /^Change dates/],
  ['guests', /^Change guests/],
  ['all facilities', /^All 11 facilities/],
  ['the VIP price', /VIP/],
])('hotel page: opening and closing %s rerenders no room', async (_, button) => {
  await open(HotelDetail, hotelPage, ['Gallery', 'RoomCard', 'PackageRow', 'MomentStrip', 'HotelCard'])
  await openAndClose(button)
  expect(renders).toEqual({})
})

test('hotel page: opening and closing the comparison rerenders no room', async () => {
  await open(HotelDetail, hotelPage, ['RoomCard'])
  for (const name of ['Compare Flexible rate', 'Compare Saver rate']) {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  resetRenders()
  await openAndClose(/^Compare$/)
  expect(renders).toEqual({})
})

test.each<[string, RegExp]>([
  ['the calendar', /^Change dates/],
  ['guests', /^Change guests/],
  ['arrival times', /^Arrival time/],
  ['travelers', /^Choose from travelers/],
])('booking: opening and closing %s renders no block anew', async (_, button) => {
  await open(Book, { ...hotelPage, pid: 'p1', hotelId: 'h1' }, ['OfferSummary', 'PriceBreakdown', 'TextField'])
  await openAndClose(button)
  expect(renders).toEqual({})
})

test('booking a room that is sold out: opening and closing the calendar renders no other room anew', async () => {
  replies['/trade/verify'] = { code: 'sold_out', message: 'Sorry, just sold.' }
  await open(Book, { ...hotelPage, pid: 'p9', hotelId: 'h1' }, ['NoOffer'])
  await openAndClose(/^Change dates/)
  expect(renders).toEqual({})
})
