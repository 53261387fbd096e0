import { codeFor } from '../e2e/support/mailbox'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { signIn } from './support/traveler'

const hostNames = { weapp: 'WeChat', alipay: 'Alipay', tt: 'Douyin' }

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    phone.open(pageOf('mine'))
  })

  afterEach(() => phone.end())

  test('devices, one’s own data as a link for a browser, and the end of the account', async () => {
    const email = `account.${kind}@example.com`
    await phone.tap('.btn', 'Sign in')
    await signIn(phone, shop, email)
    await phone.arrive(pageOf('mine'))
    await phone.see('.mine-email', '@example.com')

    await phone.tap('.mine-row', 'Signed-in devices')
    await phone.see('.sess-row', `${hostNames[kind]} mini-program`)
    await phone.tap('.sheet-close')

    await phone.tap('.mine-row', 'Download my data')
    await phone.tap('.sheet-foot .btn', 'Send code')
    await phone.see('#account-code')
    await phone.type('#account-code', await codeFor(shop.url, email))
    await phone.tap('.sheet-foot .btn', 'Download')
    await phone.see('.acode-done', 'the link is on your clipboard')
    const copied = phone.calls.find(({ name }) => /clipboard/i.test(name))
    const [path = ''] = /\/downloads\/account\?ticket=[\w-]+/.exec(JSON.stringify(copied?.options)) ?? []
    expect(await (await fetch(`${shop.url}${path}`)).json()).toMatchObject({ profile: [{ email }] })
    await phone.tap('.sheet-foot .btn', 'Close')

    await phone.tap('.mine-row', 'Delete account')
    await phone.tap('.sheet-foot .btn', 'Send code')
    await phone.see('#account-code')
    await phone.type('#account-code', await codeFor(shop.url, email))
    await phone.tap('.sheet-foot .btn', 'Delete account')
    await phone.see('.acode-done', 'Your account is deleted')
    await phone.tap('.sheet-foot .btn', 'Go to Explore')
    await phone.arrive('pages/logout/index')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
