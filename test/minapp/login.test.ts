import { otherThan } from '../e2e/support/login-hand'
import { codeFor, newestMail } from '../e2e/support/mailbox'
import { walkLogin, type LoginHand } from '../support/login-hand'
import { loginScreens, type LoginMessage } from '../support/spec/login-popup'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'

const shop = shopOfTests()

/** A hand on the popup, or on the page where the host has one. */
function handOn(phone: MiniProgram, email: string): LoginHand {
  const field = '.login-form .login-field'
  const main = () => phone.tap('.login-form .btn')
  const taps = {
    address: async () => {
      await phone.type(field, email)
      await main()
    },
    toggle: () => phone.tap('.login-link', 'Sign in Using a '),
    forgot: () => phone.tap('.login-link', 'Forgot password?'),
    code: async () => phone.type(field, await codeFor(shop.url, email)),
    back: () => phone.tap(phone.host.loginPage ? '.screen-back' : '.login-popup-icon'),
  }
  const send = async ({ typed }: LoginMessage) => {
    await phone.type(field, typed === 'wrong code' ? otherThan(await codeFor(shop.url, email)) : typed)
    if (typed !== 'wrong code') await main()
  }
  return {
    tap: (tap) => taps[tap](),
    send,
    expectMode: async (mode) => {
      const { heading, field: label, button, links } = loginScreens[mode]
      await phone.waitFor(heading, () => phone.find('.login-title')?.text === heading)
      const { attributes } = await phone.see(field)
      expect(attributes.type).toBe(label === 'Verification code' ? 'number' : mode === 'writeEmail' ? 'email' : 'text')
      expect(attributes.password === true).toBe(label.toLowerCase().includes('password'))
      expect(phone.all('.login-form .btn').map(({ text }) => text)).toEqual([button])
      expect(phone.all('.login-link').map(({ text }) => text.replace(/ \(\d+ s\)$/, ''))).toEqual(links)
    },
    expectMessage: async ({ text }) => {
      await phone.see('.toast-text', text)
      await phone.see('.login-field-wrong')
      await phone.see('.login-fault', text)
    },
  }
}

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(async () => {
    phone = new MiniProgram(kind, shop.url)
    phone.open(pageOf('mine'))
    await phone.tap('.btn', 'Sign in')
    if (phone.host.loginPage) await phone.arrive(phone.host.loginPage)
    await phone.see('.login-form')
  })

  afterEach(() => {
    expect(faultsOf(phone)).toEqual([])
    phone.end()
  })

  test('every transition and message (spec §4, §5, §8); a new password signs in', async () => {
    const email = `mia.${kind}@example.com`
    await walkLogin(handOn(phone, email))
    await phone.type('.login-form .login-field', 'larks-4-tea')
    await phone.tap('.login-form .btn')
    await phone.see('.mine-row', 'Log out')
    expect(phone.routes).toEqual([pageOf('mine')])
    expect(phone.storage.get('refresh_token')).toBeTruthy()
    expect(await newestMail(shop.url, email, /password was changed/)).not.toBeNull()
  }, 120_000)

  test('the keyboard’s done key is as good as the button, and shown letters of a password stay', async () => {
    const confirm = async (value: string) => {
      const field = await phone.see('.login-form .login-field')
      phone.page.fire(field, 'input', { value, cursor: value.length })
      phone.page.fire(field, 'confirm', { value })
    }
    await confirm(`mia.done.${kind}@example.com`)
    await phone.see('.login-title', 'Sign in / Register')
    await phone.tap('.login-link', 'Sign in Using a Password')
    await phone.see('.login-field-secret')
    await phone.tap('.login-eye', 'Show')
    await phone.see('.login-eye', 'Hide')
    expect((await phone.see('.login-field-secret')).attributes.password).toBe(false)
    await confirm('nope')
    await phone.see('.toast-text', 'The e-mail address or the password is not right.')
    expect((await phone.see('.login-field-secret')).attributes.value).toBe('nope')
  }, 60_000)

  test('left without signing in, it asks for nothing more', async () => {
    if (phone.host.loginPage) phone.back()
    else await phone.tap('.login-popup-icon')
    await phone.waitFor('the profile', () => phone.routes.at(-1) === pageOf('mine') && !phone.find('.login-form'))
    await phone.see('.btn', 'Sign in')
    expect(phone.storage.has('access_token')).toBe(false)
  }, 60_000)
})
