import { openPhone } from './support/browser'
import { loginParts } from './support/login-hand'
import { codeFor } from './support/mailbox'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark({ PASSWORD_MIN: '8', PASSWORD_MAX: '64' })
}, 120_000)
afterAll(() => staylark.close())

test('where the operator wants 8 to 64 characters, the popup asks for them, also when it is opened again within the minute', async () => {
  const email = 'mia.long@example.com'
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  const { popup, field, main, link, close } = loginParts(page)
  await page.goto('/account/mine')
  const forget = async () => {
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await field.fill(email)
    await main.tap()
    await link('Sign in Using a Password').tap()
    await link('Forgot password?').tap()
    await popup.getByRole('heading', { name: 'Verify your email' }).waitFor()
  }
  await forget()
  await close.tap()
  await popup.waitFor({ state: 'hidden' })
  await forget()
  await field.fill(await codeFor(staylark.url, email))
  await popup.getByText('Use 8 to 64 characters. You will be signed out everywhere else.').waitFor()
  for (const wrong of ['larks-4', 'x'.repeat(65)]) {
    await field.fill(wrong)
    await main.tap()
    const message = page
      .getByRole('alert')
      .getByText('Password needs to be between 8 and 64 characters long', { exact: true })
    await message.waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await message.waitFor({ state: 'hidden' })
  }
  await field.fill('four larks and a pot of tea '.repeat(2).trim())
  await main.tap()
  await page.getByText('Log out').waitFor()
  expect(errors).toEqual([])
}, 120_000)
