import { visitorApi } from '../e2e/support/app-calls'
import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { type PaidRooms, payTwoRooms } from './support/orders'
import { ninePictures, uploaded } from './support/posting'
import { shopOfTests } from './support/shop'

const DAY_MS = 86_400_000
const daysUntilOver = 3

const shop = shopOfTests()

/** Opens the page of an order until it is completed, to which the server's clock leads. */
async function reopenUntilOver(phone: MiniProgram, { orderid }: PaidRooms): Promise<void> {
  const isOver = () => phone.find('.status-title', 'Completed') !== undefined
  for (let tries = 0; tries < 100 && !isOver(); tries += 1) {
    phone.open(`${pageOf('hotelOrder')}?orderid=${orderid}`)
    await phone.see('.status-title')
  }
  expect(isOver()).toBe(true)
}

/** How many reviews a hotel has on its page and in a search for its name. */
async function countsShown(phone: MiniProgram, hotelId: string): Promise<number[]> {
  const { name } = await visitorApi(shop.url).hotel.getHotelDetail({ id: hotelId })
  const countIn = async (place: string) => {
    const shown = () => phone.find(`${place}.score-count`) ?? phone.find(`${place}.score-none`)
    return Number.parseInt((await phone.waitFor('a score', shown)).text, 10) || 0
  }
  phone.open(`${pageOf('hotelDetail')}?id=${hotelId}`)
  const onPage = await countIn('')
  phone.open(`${pageOf('hotelList')}?keyword=${encodeURIComponent(name)}`)
  return [onPage, await countIn('.hotel ')]
}

// The server's clock only goes forward, so each host's stay begins after the last one's end.
describe.each(hosts.map((kind, at) => ({ kind, daysAhead: 8 + 10 * at })))('$kind', ({ kind, daysAhead }) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    phone.device.album = ninePictures.slice(0, 1)
  })

  afterEach(() => phone.end())

  test('a stay that is over is reviewed from its order, with a picture, and the hotel’s reviews show it', async () => {
    const buyer = { email: `review.${kind}@example.com`, daysAhead, refund: 'days', signsIn: true } as const
    const order = await payTwoRooms(phone, shop, buyer)
    expect(phone.find('.bottom-bar .btn', 'Write a review')).toBeUndefined()
    const visitor = new MiniProgram(kind, shop.url)
    const before = await countsShown(visitor, order.hotelId)
    await shop.setClock(new Date(Date.now() + (daysAhead + daysUntilOver) * DAY_MS))
    await reopenUntilOver(phone, order)
    await phone.tap('.bottom-bar .btn', 'Write a review')

    await phone.see('.sheet-title', 'Write a review')
    await phone.tap('.sheet-foot .btn', 'Send review')
    await phone.see('.written-trouble', 'Please rate your stay.')
    const stars = await phone.waitFor('the stars', () => phone.all('.review-form-score .rate-choice')[8])
    phone.page.fire(stars, 'tap')
    await phone.see('.review-form-word', '4.5 of 5')
    await phone.tap('.chip', 'Couple')
    await phone.type('#review-text', `Quiet rooms on the garden side. ${kind}`)
    await phone.tap('.tiles-add', 'Add pictures')
    await phone.see('.unseen', 'All files are sent.')
    await phone.tap('.sheet-foot .btn', 'Send review')
    await phone.see('.toast', 'Your review is published.')
    await phone.waitFor('nothing to review', () => !phone.find('.bottom-bar .btn', 'Write a review'))
    expect(await countsShown(visitor, order.hotelId)).toEqual(before.map((count) => count + 1))
    visitor.open(`${pageOf('comments')}?type=hotel&goodsId=${order.hotelId}`)
    await visitor.see('.remarks-who', 'Only guests with a finished stay can write a review.')
    expect([visitor.find('.bottom-bar .btn'), faultsOf(visitor)]).toEqual([undefined, []])
    visitor.end()

    await phone.tap('.trip-hotel-link')
    await phone.arrive(pageOf('hotelDetail'))
    await phone.tap('.detail-score-link')
    await phone.arrive(pageOf('comments'))
    await phone.tap('.remarks-chips .chip', 'Most relevant')
    await phone.tap('.sorts-row', 'Newest')
    await phone.see('.remarks-chips .chip', 'Newest')
    const review = await phone.waitFor('the review', () =>
      phone.all('.remark').find((remark) => findNodes(remark, '.remark-text', `garden side. ${kind}`).length > 0),
    )
    expect(findNodes(review, '.remark-score')[0]?.text).toBe('4.5')
    expect(findNodes(review, '.remark-picture .pic-img')[0]?.attributes.src).toMatch(uploaded)
    expect(findNodes(review, '.remark-marks')[0]?.text).toContain('Verified stay')
    expect(findNodes(review, '.remark-action').map(({ text }) => text)).toEqual(['Edit', 'Delete'])
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
