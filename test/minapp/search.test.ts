import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => {
    expect(faultsOf(phone)).toEqual([])
    phone.end()
  })

  /** Presses the key of the on-screen keyboard that the field is given. */
  const pressSearch = async (value: string) => {
    const field = await phone.see('.box-input')
    expect(field.attributes['confirm-type']).toBe('search')
    phone.page.fire(field, 'confirm', { value })
  }

  test('the keyboard’s key searches for the text as it stands', async () => {
    phone.open(pageOf('search'))
    await phone.type('.box-input', 'garden')
    await pressSearch('garden')
    await phone.arrive(pageOf('hotelList'))
    expect(phone.page.self.options).toMatchObject({ keyword: 'garden' })
    await phone.see('.hotel')
  }, 60_000)

  test('among destinations it takes the first that was found', async () => {
    phone.open(pageOf('home'))
    await phone.tap('.seek-row', 'Where to?')
    await phone.type('.box-input', 'Beijing')
    await phone.see('.dest-row', 'Beijing')
    await pressSearch('Beijing')
    await phone.see('.seek-row', 'Beijing')
    await phone.waitFor('the sheet to go', () => !phone.find('.box-input'))
  }, 60_000)
})
