import { ownScenes } from './support/own-scenes'
import { look } from './support/looks'
import { LOOK_MS, lookAtScenes } from './support/look-at-scenes'
import { findOffer } from './support/offers'
import { fillForm, payAtGateway } from './support/traveler'

const stage = lookAtScenes(ownScenes)

test(
  'questions and answers on the way to a paid order',
  async () => {
    const { traveler, staylark } = stage()
    const { page } = traveler
    const offer = await findOffer(traveler, 24)
    await staylark.overrideNights(offer.pid, offer.nights, { priceMinor: offer.price.perNightMinor * 2 })
    await page.goto(offer.bookPath)
    await page.getByRole('button', { name: 'Accept' }).waitFor()
    expect(await look(page, 'price-question')).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).tap()
    await fillForm(page, traveler.email)

    await page.route('**/package/submit', (route) => route.abort())
    await page.getByRole('button', { name: 'Submit' }).tap()
    await page.getByText('do not submit again').waitFor()
    expect(await look(page, 'submit-unknown')).toEqual([])
    await page.unroute('**/package/submit')
    await page.getByRole('button', { name: 'Check now' }).tap()
    await page.waitForURL(/\/order\/pay\//)

    await payAtGateway(page, 'Decline')
    await page.getByRole('heading', { level: 2, name: 'The payment was declined' }).waitFor()
    expect(await look(page, 'pay-finish-declined')).toEqual([])
    await page.getByRole('button', { name: 'Pay again' }).tap()
    await page.getByText('You can pay again.').waitFor()
    expect(await look(page, 'pay-declined')).toEqual([])
    await payAtGateway(page, 'Approve', 'Never tell the shop')
    await page.getByRole('heading', { level: 2, name: 'Checking your payment' }).waitFor()
    expect(await look(page, 'pay-finish-checking')).toEqual([])
    await staylark.advance(20_000)
    await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
    expect(await look(page, 'pay-finish-confirmed')).toEqual([])
    await page.getByRole('button', { name: 'View booking' }).tap()
    await page.getByText('Hotel confirmation').waitFor()
    expect(await look(page, 'order-confirmed')).toEqual([])
  },
  LOOK_MS,
)
