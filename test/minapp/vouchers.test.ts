import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { buyThreeVouchers } from './support/vouchers'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  afterEach(() => phone.end())

  test('a visitor buys three vouchers, signs in on the way, pays, sees a code, and has them in the wallet', async () => {
    phone = new MiniProgram(kind, shop.url)
    const { skuId } = await buyThreeVouchers(phone, shop, { email: `vera.${kind}@example.com`, signsIn: true })
    await phone.tap('.voucher-code')
    const { text } = await phone.see('.code-sheet-code')
    expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    await phone.tap('.sheet-close')
    phone.open(pageOf('wallet'))
    await phone.waitFor('three vouchers', () => phone.all('.voucher').length === 3)
    phone.open(`${pageOf('productBook')}?skuId=${skuId}`)
    await phone.see('.buy-terms')
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)
})
