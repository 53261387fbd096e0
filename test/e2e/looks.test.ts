import { hotelScenes } from './support/hotel-scenes'
import { look } from './support/looks'
import { LOOK_MS, lookAtScenes } from './support/look-at-scenes'
import { findOffer } from './support/offers'

const stage = lookAtScenes(hotelScenes)

test(
  'what goes wrong',
  async () => {
    const { traveler, staylark, addresses } = stage()
    const { page, context } = traveler
    const offer = await findOffer(traveler, 27)
    await staylark.overrideNights(offer.pid, offer.nights, { total: 0 })
    await page.goto(offer.bookPath)
    await page.getByRole('region', { name: 'Other rooms' }).waitFor()
    expect(await look(page, 'sold-out')).toEqual([])

    await page.route('**/api/search/zomo/search/hotel', (route) => route.abort())
    await page.goto(addresses.hotelList)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    expect(await look(page, 'offline')).toEqual([])
    await context.setOffline(false)
    await page.unroute('**/api/search/zomo/search/hotel')
  },
  LOOK_MS,
)
