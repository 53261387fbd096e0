import type { RouteName } from '../../config/routes'
import { addressesFor } from './support/addresses'
import type { AppCalls } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { look, type Scheme } from './support/looks'
import { findOffer } from './support/offers'
import { scenes } from './support/scenes'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { fillForm, payAtGateway } from './support/traveller'

const schemes: readonly Scheme[] = ['light', 'dark']

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

describe.each(schemes)('in %s', (scheme) => {
  let traveller: Phone & AppCalls
  let visitor: Phone
  let addresses: Record<RouteName, string>

  beforeAll(async () => {
    // The next code to an address goes out a minute after the last.
    await staylark.advance(60_000)
    traveller = await openSignedInPhone(staylark, `looks-${scheme}@example.com`, scheme)
    visitor = await openPhone(staylark.browser, staylark.url, scheme)
    addresses = await addressesFor(traveller)
    const { hotelId } = await findOffer(traveller, 21)
    await traveller.api.collection.addCollection({ bizType: 'hotel', bizId: hotelId })
  }, 60_000)

  afterAll(async () => {
    expect([...traveller.errors, ...visitor.errors]).toEqual([])
    await traveller.context.close()
    await visitor.context.close()
  })

  test.each(scenes)('$name', async ({ name, at, isVisitor, prepare }) => {
    const { page } = isVisitor ? visitor : traveller
    await page.goto(addresses[at])
    await prepare(page)
    expect(await look(page, name, scheme)).toEqual([])
  })

  test('questions and answers on the way to a paid order', async () => {
    const { page } = traveller
    const offer = await findOffer(traveller, 24)
    await staylark.overrideNights(offer.pid, offer.nights, { priceMinor: offer.price.perNightMinor * 2 })
    await page.goto(offer.bookPath)
    await page.getByRole('button', { name: 'Accept' }).waitFor()
    expect(await look(page, 'price-question', scheme)).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).tap()
    await fillForm(page, traveller.email)

    await page.route('**/package/submit', (route) => route.abort())
    await page.getByRole('button', { name: 'Submit' }).tap()
    await page.getByText('do not submit again').waitFor()
    expect(await look(page, 'submit-unknown', scheme)).toEqual([])
    await page.unroute('**/package/submit')
    await page.getByRole('button', { name: 'Check now' }).tap()
    await page.waitForURL(/\/order\/pay\//)

    await payAtGateway(page, 'Decline')
    await page.getByRole('heading', { name: 'The payment was declined' }).waitFor()
    expect(await look(page, 'pay-finish-declined', scheme)).toEqual([])
    await page.getByRole('button', { name: 'Pay again' }).tap()
    await page.getByText('You can pay again.').waitFor()
    expect(await look(page, 'pay-declined', scheme)).toEqual([])
    await payAtGateway(page, 'Approve', 'Never tell the shop')
    await page.getByRole('heading', { name: 'Checking your payment' }).waitFor()
    expect(await look(page, 'pay-finish-checking', scheme)).toEqual([])
    await staylark.advance(20_000)
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
    expect(await look(page, 'pay-finish-confirmed', scheme)).toEqual([])
    await page.getByRole('button', { name: 'View booking' }).tap()
    await page.getByText('Confirmation number').waitFor()
    expect(await look(page, 'order-confirmed', scheme)).toEqual([])
  }, 60_000)

  test('what goes wrong', async () => {
    const { page, context } = traveller
    const offer = await findOffer(traveller, 27)
    await staylark.overrideNights(offer.pid, offer.nights, { total: 0 })
    await page.goto(offer.bookPath)
    await page.getByRole('region', { name: 'Other rooms' }).waitFor()
    expect(await look(page, 'sold-out', scheme)).toEqual([])

    await page.route('**/api/search/zomo/search/hotel', (route) => route.abort())
    await page.goto(addresses.hotelList)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    expect(await look(page, 'offline', scheme)).toEqual([])
    await context.setOffline(false)
    await page.unroute('**/api/search/zomo/search/hotel')
  }, 60_000)
})
