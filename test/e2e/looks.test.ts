import { hotelScenes } from './support/hotel-scenes'
import { look } from './support/looks'
import { findOffer } from './support/offers'
import { openStage, type Stage } from './support/stage'

/** Axe looks at every sight twice, which takes its time. */
const lookMs = 180_000

let stage: Stage

beforeAll(async () => {
  stage = await openStage('looks@example.com')
}, 120_000)

afterAll(async () => {
  expect([...stage.traveller.errors, ...stage.visitor.errors]).toEqual([])
  await stage.staylark.close()
})

test.each(hotelScenes)(
  '$name',
  async ({ name, at, isVisitor, outOfSight, prepare }) => {
    const { page } = isVisitor ? stage.visitor : stage.traveller
    await page.goto(stage.addresses[at])
    await prepare(page)
    expect(await look(page, name, [], outOfSight)).toEqual([])
  },
  lookMs,
)

test(
  'what goes wrong',
  async () => {
    const { traveller, staylark, addresses } = stage
    const { page, context } = traveller
    const offer = await findOffer(traveller, 27)
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
  lookMs,
)
