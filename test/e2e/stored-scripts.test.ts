import type { Page } from 'playwright-core'
import type { RouteName } from '../../config/routes'
import { scriptPayloads } from '../support/script-payloads'
import type { Phone } from './support/browser'
import { eventually } from './support/eventually'
import { openSection } from './support/gallery'
import { hotelScenes } from './support/hotel-scenes'
import { findOffer, payOrder, placeOrder } from './support/offers'
import { ownScenes } from './support/own-scenes'
import { opens, type Scene, sees, tap } from './support/scene'
import { openStage, type Stage } from './support/stage'
import { storePayloads } from './support/store-payloads'
import { createSupportContent, type StoredSupport, storedSupportScenes } from './support/stored-support'
import { dayAhead, payAtGateway } from './support/traveler'
import { ugcScenes } from './support/ugc-scenes'
import { findSku, orderVouchers } from './support/vouchers'

/** Scripts that ran or were held back, and dialogs that opened, since the last look. */
let runs: string[] = []
let stage: Stage
let support: StoredSupport
/** Pages beside those of the stage: a hotel that sells no rooms, and an order that is paid. */
const more = { onRequest: '', confirmed: '' }

/** Lets every page of a phone report what runs, what the policy holds back, and every dialog. */
async function watch({ context, page }: Phone): Promise<void> {
  await context.exposeBinding('__xss', ({ frame }) => void runs.push(`ran in ${frame.url()}`))
  await context.exposeBinding(
    'reportViolation',
    ({ frame }, what: string) => void runs.push(`${what} in ${frame.url()}`),
  )
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation(what: string): void }
      if (/^(script|object|base|frame|form|default)/.test(violatedDirective))
        reportViolation(`held back: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('dialog', (dialog) => {
    // The app's own confirmation before a form is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    runs.push(`dialog in ${page.url()}`)
    void dialog.dismiss()
  })
}

/** Addresses that are scripts, and handlers inside elements: the app writes neither. */
const scriptsInPage = (page: Page) =>
  page.evaluate(() => {
    const isScript = (value: string) =>
      // Browsers drop control characters in front of an address, and tabs and line ends inside it.
      /^[\0-\x20]*((java|vb)script\s*:|data:text)/i.test(value.replace(/[\t\n\r]/g, ''))
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('on') || (/(href|src|action|data)$/.test(name) && isScript(value)))
        .map(({ name, value }) => `<${element.localName} ${name}=${value}>`),
    )
  })

/** Takes what ran since the last look. */
function takeRuns(): string[] {
  const taken = runs
  runs = []
  return taken
}

/** Leaves everything of one's own that pages show: a traveler, a profile, searches, an order that could not be paid and one that is. */
async function createContent({ traveler, addresses }: Stage): Promise<void> {
  const { api, page } = traveler
  await api.traveler.saveTraveler({ name: 'Maya Lindqvist', idType: 'passport', idNo: 'E12345678', tel: '13800138000' })
  await api.profile.updateProfile({ intro: 'Slow trains.', dialCode: '86', phone: '13800138000' })
  const garden = { kind: 'keyword', value: 'garden', label: 'garden', showLabel: 'garden' } as const
  await api.searchHistory.putSearchHistory({
    list: [{ ...garden, cityId: null, hotelId: null, skuId: null, lat: null, lng: null }],
  })
  await page.goto(addresses.pay)
  await payAtGateway(page, 'Decline')
  await page.getByRole('heading', { level: 2, name: 'The payment was declined' }).waitFor()
  const { orderid, payId } = await placeOrder(traveler, await findOffer(traveler, 24))
  await page.goto(`/order/pay/${payId}`)
  await payAtGateway(page, 'Approve')
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
  more.confirmed = `/order/hotel/detail/${orderid}`
  await createVoucherContent(stage)
}

/** Leaves what was written with vouchers: one is given away, and a day is proposed for another. */
async function createVoucherContent({ traveler, addresses }: Stage): Promise<void> {
  const { api } = traveler
  const { skuId } = await findSku(traveler, 1, ({ terms }) => terms.isTransferable)
  const order = await orderVouchers(traveler, skuId, 1)
  await payOrder(traveler, order)
  const [{ voucherId } = { voucherId: '' }] = (await api.couponOrder.getCouponOrder(order)).vouchers
  const gift = { email: 'bo@example.com', message: 'Enjoy it.' }
  await api.gift.giveVoucher({ voucherId, ...gift }, { idempotencyKey: voucherId })
  const proposed = addresses.appointment.split('/').at(-1) ?? ''
  const [hotel] = (await api.appointment.getBookInfo({ voucherId: proposed })).hotels
  const day = hotel?.days.find(({ refusal }) => refusal === null)
  if (!hotel || !day) throw new Error('no day can be proposed')
  const proposal = { voucherId: proposed, hotelId: hotel.hotelId, days: [day.date], note: 'A quiet room, please.' }
  await api.appointment.submitBookInfo(proposal, { idempotencyKey: proposed })
}

beforeAll(async () => {
  stage = await openStage('stored@example.com')
  const { traveler, visitor, staylark } = stage
  await createContent(stage)
  const { hotelId } = await findOffer(traveler, 21)
  const { list } = await traveler.api.search.searchHotels({
    cityId: 'kyoto',
    checkIn: dayAhead(40),
    checkOut: dayAhead(42),
  })
  const onRequest = list[0]?.id ?? ''
  await traveler.page.goto(`/hotel/detail/${hotelId}`)
  await traveler.page.locator('.pack').first().waitFor()
  support = await createSupportContent(stage, hotelId)
  more.onRequest = `/hotel/detail/${onRequest}`
  await storePayloads(staylark.server.readServerFile().databaseUrl ?? '', { full: hotelId, onRequest: onRequest })
  await watch(traveler)
  await watch(visitor)
}, 120_000)
afterAll(async () => {
  expect([...stage.traveler.errors, ...stage.visitor.errors]).toEqual([])
  await stage.staylark.close()
})

const scenes: readonly Scene[] = [
  ...hotelScenes,
  ...ownScenes,
  ...ugcScenes.filter(({ before }) => before === undefined),
  { name: 'gallery', at: 'gallery', prepare: (page) => openSection(page, 'hotel-card') },
  {
    name: 'hotel-on-request',
    at: 'hotelDetail',
    prepare: async (page) => {
      await page.goto(more.onRequest)
      await page.getByText('Website', { exact: true }).waitFor()
    },
  },
  {
    name: 'hotel-book-traveler',
    at: 'hotelBook',
    prepare: async (page) => {
      await opens('Choose from travelers')(page)
      await tap(page, /^Edit /)
      await page.getByRole('dialog').getByLabel(/name/i).first().waitFor()
    },
  },
  { name: 'pay', at: 'pay', prepare: sees('.pay-method') },
  { name: 'pay-finish', at: 'payFinish', prepare: sees('.paid-facts') },
  { name: 'order-list', at: 'orderList', prepare: sees('.order') },
  { name: 'product', at: 'productDetail', prepare: sees('.product-open') },
  { name: 'product-book', at: 'productBook', prepare: sees('.buy-terms') },
  { name: 'coupon-order', at: 'couponOrder', prepare: sees('.voucher') },
  { name: 'coupon-exchange', at: 'couponExchange', prepare: sees('.exchange-name') },
  { name: 'coupon-refund', at: 'couponRefund', prepare: sees('.cancel-refund') },
  { name: 'mix-order', at: 'mixOrder', prepare: sees('.voucher') },
  { name: 'wallet', at: 'wallet', prepare: sees('.voucher') },
  ...storedSupportScenes(() => support),
  {
    name: 'order-refund',
    at: 'orderRefund',
    prepare: async (page) => {
      await sees('.cancel-refund-amount')(page)
      await sees('.cancel-hotel')(page)
    },
  },
  {
    name: 'gateway',
    at: 'pay',
    prepare: async (page) => {
      await tap(page, /^Pay /)
      await page.waitForURL(/\/sandbox\/pay\//)
    },
  },
  {
    name: 'order-confirmed',
    at: 'hotelOrder',
    prepare: async (page) => {
      await page.goto(more.confirmed)
      await page.getByText('Hotel confirmation').waitFor()
    },
  },
]

/** Whether a page shows a payload, as a text or in a field. */
const showsPayload = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')),
  ]
    .join(' ')
    .includes('__xss')

/** Routes on which a payload was seen. */
const showing = new Set<RouteName>()

test.each(scenes)(
  'no text runs on $name',
  async ({ at, isVisitor, prepare }) => {
    const { page } = isVisitor ? stage.visitor : stage.traveler
    await page.goto(stage.addresses[at])
    await prepare(page)
    expect(await scriptsInPage(page)).toEqual([])
    expect(takeRuns()).toEqual([])
    if (await page.evaluate(showsPayload)) showing.add(at)
  },
  60_000,
)

test('every route that shows what somebody wrote has shown payloads, and one hotel all of them', async () => {
  const { page } = stage.traveler
  expect([...showing].toSorted()).toEqual(
    [
      'cityInfo',
      'comments',
      'couponExchange',
      'couponOrder',
      'couponRefund',
      'home',
      'hotelBook',
      'hotelDetail',
      'hotelList',
      'hotelOrder',
      'mine',
      'mixOrder',
      'momentDetail',
      'orderList',
      'orderRefund',
      'pay',
      'payFinish',
      'person',
      'pictures',
      'productBook',
      'productDetail',
      'profile',
      'search',
      'support',
      'wallet',
      'wishList',
    ].toSorted(),
  )
  await page.goto(stage.addresses.hotelDetail)
  await page.locator('.pack').first().waitFor()
  const shown = await page.evaluate(() => document.body.textContent ?? '')
  expect(scriptPayloads.filter((payload) => !shown.includes(payload))).toEqual([])
  expect(new Set(scriptPayloads).size).toBeGreaterThanOrEqual(150)
  expect(takeRuns()).toEqual([])
}, 60_000)

test.each([
  { what: 'a handler that the policy holds back', html: '<img src onerror=__xss()>', logs: /^held back: script-src/ },
  {
    what: 'a frame of script',
    html: '<iframe src="javascript:parent.__xss()"></iframe>',
    logs: /^held back: (script|frame)-src/,
  },
])('$what would be seen', async ({ html, logs }) => {
  const { page } = stage.visitor
  await page.goto('/home')
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html)
  expect(await scriptsInPage(page)).toHaveLength(1)
  await eventually(
    async () => runs,
    (seen) => expect(seen).toContainEqual(expect.stringMatching(logs)),
  )
  takeRuns()
})

test('a script that runs, a dialog and a link to a script would be seen', async () => {
  const { page } = stage.visitor
  await page.goto('/home')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<a href="java&#9;script:__xss()">x</a>')
    ;(globalThis as unknown as { __xss(): void }).__xss()
    alert('x')
  })
  expect(await scriptsInPage(page)).toHaveLength(1)
  expect(takeRuns()).toEqual([expect.stringMatching(/^ran in/), expect.stringMatching(/^dialog in/)])
})
