import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'

/** Half a screen: as far as a page is scrolled until the feed draws on. */
const stepPx = 422
const feedPages = 20

const shop = shopOfTests(300)

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    phone.open(pageOf('home'))
  })

  afterEach(() => phone.end())

  const boxes = () => phone.all('.fall-chunk').length
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
  }

  test('twenty pages of the feed stay within what hosts draw smoothly', async () => {
    await phone.see('.fall-cell')
    let scrollTop = 0
    for (let page = 1; page < feedPages; page += 1) {
      const before = boxes()
      phone.page.reachBottom()
      await phone.waitFor('the next page', () => boxes() > before)
      for (let step = 0; step < 4; step += 1) {
        scrollTop += stepPx
        phone.page.scroll(scrollTop)
        await turns(10)
      }
    }
    expect(boxes()).toBeGreaterThan(60)
    expect(phone.all('.fall-cell').length).toBeLessThan(60)
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)

  test('what was scrolled past is drawn again on the way back', async () => {
    const first = (await phone.see('.fall-cell')).text
    phone.page.scroll(20 * stepPx)
    await phone.waitFor('the first card to go', () => !phone.text().includes(first))
    phone.page.scroll(0)
    await phone.waitFor('the first card to come back', () => phone.text().includes(first))
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test('a sheet that opens while the first page of the feed comes is not sent in one piece with it', async () => {
    await phone.tap('.seek-row', 'Where to?')
    await phone.see('.fall-cell')
    await phone.see('.dest-tile')
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
