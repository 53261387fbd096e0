import { openPhone } from './support/browser'
import { openSignedInPhone } from './support/signed-in-phone'
import { eventually } from './support/eventually'
import { type Staylark, useStaylark } from './support/staylark'
import { signInAtProfile } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const gone = ['access_token', 'UID', 'RetailerUID', 'Channel-Id']

test('after logout back leads to nothing personal, and the server knows the sign-in no more', async () => {
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await signInAtProfile(page, staylark.url, 'rosa@example.com')
  await context.addCookies([
    { name: 'RetailerUID', value: 'r1', url: staylark.url },
    { name: 'Channel-Id', value: 'c1', url: staylark.url },
  ])
  const before = await context.cookies()
  await page.goto('/home')
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Log out' }).tap()
  const length = await page.evaluate(() => history.length)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await page.waitForURL(/\/home$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
  const remaining = (await context.cookies()).map(({ name }) => name)
  expect(remaining.filter((name) => [...gone, 'rt'].includes(name))).toEqual([])

  await page.goBack()
  await page.goBack()
  await page.waitForURL(/\/account\/mine$/)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.locator('.mine-email').textContent()).not.toContain('@')

  const token = before.find(({ name }) => name === 'access_token')?.value ?? ''
  const rt = before.find(({ name }) => name === 'rt')?.value ?? ''
  const reply = await fetch(`${staylark.url}/api/account/curuserfullinfo`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.status).toBe(401)
  const renewed = await fetch(`${staylark.url}/api/account/frontuser/token/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `rt=${rt}` },
    body: '{}',
  })
  expect(renewed.status).toBe(401)
  expect(errors).toEqual([])
}, 120_000)

test('without a connection the sign-in is gone here at once, and at the server as soon as it can be told', async () => {
  const { page, context } = await openSignedInPhone(staylark, 'sara@example.com')
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? ''
  const isLive = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${staylark.url}/api/account/curuserfullinfo`, { headers })).status === 200
  }
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Log out' }).waitFor()
  await page.route('**/frontuser/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await page.waitForURL(/\/home$/)
  const remaining = (await context.cookies()).map(({ name }) => name)
  expect(remaining.filter((name) => gone.includes(name))).toEqual([])
  expect(await isLive()).toBe(true)
  await page.unroute('**/frontuser/logout')
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await eventually(isLive, (live) => expect(live).toBe(false))
  await eventually(
    () => page.evaluate(() => Object.keys(localStorage)),
    (names) => expect(names.filter((name) => /token|uid|email|ended/i.test(name))).toEqual([]),
  )
}, 120_000)
