import { routes, type RouteName } from '../../config/routes'
import { feedText } from '../../src/domain/text/app-text'
import { visitorApi } from '../e2e/support/app-calls'
import { exchangedSkuId } from '../e2e/support/exchanged-sku'
import { faultsOf } from './support/faults-of'
import { lookAround } from './support/host-device'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { lookAtDesk } from './support/support-desk'
import { bookAsVisitor, nights, openHotel, payAtGateway } from './support/traveler'
import { buyThreeVouchers, voucherOf } from './support/vouchers'

const shop = shopOfTests(300)

type Walk = (phone: MiniProgram) => Promise<void>

const stay = `checkIn=${nights[0]}&checkOut=${nights[1]}`
const list = `${pageOf('hotelList')}?cityId=beijing&${stay}`

/** Query parameters of the open page. */
const queryOf = ({ page }: MiniProgram): Record<string, string> => Object(page.self.options)

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Taps, sees what that opens, and closes it by its cross. */
async function look(phone: MiniProgram, selector: string, text: string, content: string): Promise<void> {
  await phone.tap(selector, text)
  await phone.see(content)
  await phone.tap('.sheet-close')
  await phone.waitFor('the popup to go', () => !phone.find('.sheet-panel'))
}

/** Opens a calendar, scrolls through all its months and back, and closes it. */
async function lookAtCalendar(phone: MiniProgram, selector: string, text: string): Promise<void> {
  await phone.tap(selector, text)
  await phone.see('.cal-day')
  for (const scrollTop of [400, 900, 1600, 2200, 1200, 0]) {
    phone.page.fire(await phone.see('.sheet-body'), 'scroll', { scrollTop })
    await turn()
    await phone.waitFor('the days in sight', () => phone.all('.cal-day').length > 7)
  }
  await phone.tap('.sheet-close')
}

/** A screen and what is around it: so many cells of a list, from the first on, and nothing of what stands below. */
function showFirst(phone: MiniProgram, count: number, ...prefixes: readonly string[]): void {
  const near = new Set<string>()
  phone.device.isNear = (selector) => {
    if (!prefixes.some((prefix) => selector.startsWith(prefix))) return !selector.startsWith('#similar-')
    if (near.size < count) near.add(selector)
    return near.has(selector)
  }
}

/** Opens the hotel that stands first in a list. */
async function openFirstHotel(phone: MiniProgram): Promise<void> {
  phone.open(list)
  await openHotel(phone)
  await phone.see('.pack')
}

async function openOfFirstHotel(phone: MiniProgram, name: RouteName, idName: string, part: string): Promise<void> {
  await openFirstHotel(phone)
  phone.open(`${pageOf(name)}?type=hotel&${idName}=${queryOf(phone).id}`)
  await phone.see(part)
}

async function firstPost() {
  const [post] = (await visitorApi(shop.url).feed.listFeedMoments({ pageSize: 1 })).list
  if (!post) throw new Error('no post in the demo')
  return post
}

/** Opens each page that requires no sign-in, and whatever can be opened there. */
const walks: readonly (readonly [RouteName, Walk])[] = [
  [
    'home',
    async (phone) => {
      phone.open(pageOf('home'))
      await phone.see('.fall-cell')
      await look(phone, '.seek-row', 'Where to?', '.dest-tile')
      await lookAtCalendar(phone, '.seek-row', 'night')
      await look(phone, '.seek-row', 'adults', '.guests-row')
    },
  ],
  [
    'search',
    async (phone) => {
      phone.open(pageOf('search'))
      await phone.see('.find-hot')
      await phone.type('.box-input', 'shang')
      await phone.see('.hints-row', 'Shanghai')
      await phone.type('.box-input', 'qqqqzzzz')
      await phone.see('.find-none')
      await phone.type('.box-input', 'shanghai')
      await phone.tap('.find-text', 'Search all stays')
      await phone.arrive(pageOf('hotelList'))
      await phone.see('.hotel')
    },
  ],
  [
    'hotelList',
    async (phone) => {
      showFirst(phone, 5, '#hotel-')
      phone.open(list)
      await phone.see('.hotel')
      await look(phone, '.bar-item', 'Sort', '.sorts-row')
      await look(phone, '.bar-item', 'Price & grade', '.range-thumb')
      await look(phone, '.bar-item', 'Area', '.tags-tag')
      await look(phone, '.bar-item', 'More', '.tags-tag')
      await look(phone, '.stays-search', '', '.stays-edit')
      const cells = () => phone.all('.hotels-cell').length
      for (let page = 1; page < 6; page += 1) {
        const shown = cells()
        phone.page.reachBottom()
        await phone.waitFor('more hotels, or their end', () => cells() > shown || phone.find('.list-end', feedText.end))
      }
      const all = phone.all('.hotels-cell')
      expect(phone.all('.hotel').length).toBeLessThan(all.length)
      const last = `#${all.at(-1)?.id}`
      phone.device.isNear = (selector) => selector === last
      lookAround(phone.device)
      await phone.waitFor('the last hotel alone', () => phone.all('.hotel').length === 1)
      expect(phone.all('.hotels-empty')).toHaveLength(all.length - 1)
    },
  ],
  [
    'hotelDetail',
    async (phone) => {
      showFirst(phone, 3, '#room-')
      await openFirstHotel(phone)
      await lookAtCalendar(phone, '.staybar-dates', '')
      await look(phone, '.staybar-guests', '', '.guests-row')
      await phone.tap('.gal-open')
      await phone.see('.viewer')
      await phone.tap('.viewer-button')
    },
  ],
  [
    'productDetail',
    async (phone) => {
      phone.open(pageOf('home'))
      await phone.tap('.rail .card-link')
      await phone.arrive(pageOf('productDetail'))
      await phone.see('.product-open-days', 'still open')
      await lookAtCalendar(phone, '.product-calendar .btn', 'See every date')
      phone.open(`${pageOf('productDetail')}?skuId=${await exchangedSkuId(visitorApi(shop.url))}`)
      await phone.tap('.product-calendar .btn', 'See every date')
      await phone.tap('.cal-day', '+')
      await phone.see('.exchange-top', 'to pay on top')
      await phone.tap('.sheet-close')
      await phone.tap('.product-hotel')
      await phone.arrive(pageOf('hotelDetail'))
    },
  ],
  [
    'cityInfo',
    async (phone) => {
      phone.open(`${pageOf('cityInfo')}?cityId=shanghai`)
      await phone.see('.city-hotel')
    },
  ],
  [
    'hotelBook',
    async (phone) => {
      await openFirstHotel(phone)
      await phone.tap('.pack .btn', 'Book')
      await phone.see('#guest-1')
      const { pid } = queryOf(phone)
      phone.open(`${pageOf('hotelBook')}?pid=${pid}&${stay}`)
      await phone.see('#guest-1')
    },
  ],
  [
    'momentDetail',
    async (phone) => {
      phone.open(`${pageOf('momentDetail')}?id=${(await firstPost()).id}`)
      await phone.see('.activity-block')
    },
  ],
  [
    'person',
    async (phone) => {
      phone.open(`${pageOf('person')}?uid=${(await firstPost()).uid}`)
      await phone.see('.person-head')
    },
  ],
  ['comments', (phone) => openOfFirstHotel(phone, 'comments', 'goodsId', '.remarks-block')],
  ['pictures', (phone) => openOfFirstHotel(phone, 'pictures', 'id', '.photos-block')],
  [
    'reviewRules',
    async (phone) => {
      phone.open(pageOf('reviewRules'))
      await phone.see('.rules-block')
    },
  ],
  [
    'findOrder',
    async (phone) => {
      phone.open(pageOf('findOrder'))
      await phone.see('#orderNo')
    },
  ],
  ['support', lookAtDesk],
  [
    'claimGift',
    async (phone) => {
      phone.open(pageOf('claimGift'))
      await phone.see('.result-title', 'There is no such gift')
    },
  ],
  [
    'notFound',
    async (phone) => {
      phone.open(pageOf('notFound'))
      await phone.see('.not-found')
    },
  ],
]

/** Pages of one's own orders and account: what is seen there once one has booked and paid. */
const own: readonly (readonly [RouteName, string])[] = [
  ['payFinish', '.paid-facts'],
  ['hotelOrder', '.trip-codes'],
  ['orderRefund', '.cancel-refund'],
  ['orderList', '.order'],
  ['wishList', '.wishes'],
  ['profile', '#nickName'],
  ['mine', '.mine-row'],
]

/** Pages of one's own vouchers, once one has bought some. */
const ownVouchers: readonly (readonly [RouteName, string])[] = [
  ['productBook', '.buy-terms'],
  ['couponOrder', '.voucher'],
  ['couponRefund', '.cancel-refund'],
  ['couponExchange', '.form-block'],
  ['wallet', '.voucher'],
  ['addVoucher', '#voucher-code'],
  // A voucher that is exchanged has no appointment.
  ['appointment', '.result-title'],
]

test('no page is left out', () => {
  const opened = [...walks, ...own, ...ownVouchers].map(([name]) => name)
  // One pays before the others are opened; the gallery and vouchers with a date have tests of their own.
  expect([...opened, 'pay', 'mixOrder', 'gallery'].toSorted()).toEqual(Object.keys(routes).toSorted())
})

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  test.each(walks)(
    'page %s',
    async (_, walk) => {
      await walk(phone)
      expect(faultsOf(phone)).toEqual([])
    },
    90_000,
  )

  test('pages of one’s own, by their addresses', async () => {
    await openFirstHotel(phone)
    await phone.tap('.pack .btn', 'Book')
    await phone.arrive(pageOf('hotelBook'))
    await bookAsVisitor(phone, shop, `own.${kind}@example.com`)
    const { payId } = queryOf(phone)
    phone.open(`${pageOf('pay')}?payId=${payId}`)
    await phone.see('.pay')
    await payAtGateway(phone, shop, 'approve')
    await phone.arrive(pageOf('payFinish'))
    await phone.tap('.btn', 'View booking')
    await phone.arrive(pageOf('hotelOrder'))
    const { orderid } = queryOf(phone)
    for (const [name, content] of own) {
      phone.open(`${pageOf(name)}?payId=${payId}&orderid=${orderid}&orderId=${orderid}`)
      await phone.see(content)
    }
    const bought = await buyThreeVouchers(phone, shop, { email: `own.${kind}@example.com`, signsIn: false })
    const voucherId = await voucherOf(phone, shop, bought.orderid)
    for (const [name, content] of ownVouchers) {
      phone.open(`${pageOf(name)}?skuId=${bought.skuId}&orderid=${bought.orderid}&voucherId=${voucherId}`)
      await phone.see(content)
    }
    phone.open(pageOf('mine'))
    await look(phone, '.mine-row', 'Currency', '.money-row')
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)
})
