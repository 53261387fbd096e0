import type { WaterfallItem } from '@/contract/feed'
import { cardHeight, titleLines } from '@/widgets/waterfall/layout'
import { couponWith, hotelWith, momentWith, picture, priceWith } from '../../../support/catalogue/cards'

const square = { ...picture, width: 100, height: 100 }
const hotel = (change: Parameters<typeof hotelWith>[0] = {}): WaterfallItem => ({
  bizType: 'hotel',
  data: hotelWith({ headImg: square, ...change }),
})
const coupon = (change: Parameters<typeof couponWith>[0] = {}): WaterfallItem => ({
  bizType: 'coupon',
  data: couponWith({ headImg: square, name: 'Spa day', ...change }),
})
const moment = (change: Parameters<typeof momentWith>[0] = {}): WaterfallItem => ({
  bizType: 'moment',
  data: momentWith({ headImg: square, content: 'Rain.', ...change }),
})
const from = { price: priceWith(), checkIn: '2026-12-01', checkOut: '2026-12-03' }

test.each<[string, WaterfallItem, WaterfallItem, number]>([
  ['a tall picture', hotel(), hotel({ headImg: { ...square, height: 200 } }), 166],
  ['a title of two lines', hotel(), hotel({ name: 'The Garden House by the River' }), 19],
  ['no free cancellation', hotel(), hotel({ returnPolicy: 0 }), -27],
  ['a note of two lines', hotel(), hotel({ price: priceWith({ rooms: 3 }) }), 17],
  ['a strike price', hotel(), hotel({ price: priceWith({ originalAmount: '160,000' }) }), 19],
  ['a member price', hotel(), hotel({ price: priceWith({ vip: { state: 'taken' } }) }), 17],
  ['one for others', hotel(), hotel({ price: priceWith({ vip: { state: 'hidden' } }) }), 0],
  ['a reason', hotel(), { ...hotel(), why: 'Popular in Kyoto' }, 22],
  ['nothing sold', coupon(), coupon({ soldCount: 0 }), -17],
  ['what a hotel without rooms asks', hotel({ price: null }), hotel({ price: null, priceFrom: 'EUR €80' }), 34],
  ['a post about no hotel', moment(), moment({ hotelName: '' }), -22],
  ['what the hotel costs', moment(), moment({ from }), 47],
])('%s makes the difference', (_name, without, withIt, px) => {
  expect(cardHeight(withIt) - cardHeight(without)).toBeGreaterThanOrEqual(px - 1)
  expect(cardHeight(withIt) - cardHeight(without)).toBeLessThanOrEqual(px + 1)
})

test('a title takes one line or two, however long it is', () => {
  expect([hotel(), hotel({ name: 'x'.repeat(90) }), moment()].map(titleLines)).toEqual([1, 2, 1])
})
