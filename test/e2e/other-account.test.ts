import { signInPhone, type AppCalls } from './support/app-calls'
import { appUserAgent } from './support/app-peer'
import { look } from './support/looks'
import { startStaylark, type Staylark } from './support/staylark'

const miniUserAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50 miniProgram/wx1'

let staylark: Staylark
let ben: AppCalls & { uid: string }

beforeAll(async () => {
  staylark = await startStaylark()
  const calls = await signInPhone(await staylark.browser.newContext(), staylark.url, 'ben@example.com')
  ben = { ...calls, uid: (await calls.api.account.getCurrentUser({})).uid }
}, 120_000)

afterAll(() => staylark.close())

/** A page of Ada's, who has written half a profile; then the surroundings open it with a ticket of Ben's. */
async function openWithTicketOfBen(email: string, userAgent: string) {
  const context = await staylark.browser.newContext({
    baseURL: staylark.url,
    userAgent,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('device_id', 'web-9')
  })
  await signInPhone(context, staylark.url, email)
  const page = await context.newPage()
  await page.goto('/account/profile')
  await page.getByLabel('Nickname').fill('Written by Ada')
  page.on('dialog', (dialog) => void dialog.accept())
  const { ticket } = await ben.api.login.createHandOffTicket({ deviceId: 'web-9' })
  await page.goto(`/account/profile?token=${ticket}&uid=${ben.uid}`)
  await page.getByLabel('Nickname').waitFor()
  const uidNow = async () => (await context.cookies()).find(({ name }) => name === 'UID')?.value
  return { page, context, dialog: page.getByRole('alertdialog'), uidNow }
}

test.each([
  ['our own app', appUserAgent('ios'), 'ada.app@example.com'],
  ['a mini-program', miniUserAgent, 'ada.mini@example.com'],
])(
  'in %s another account is asked about, and to go on leaves nothing of the one before',
  async (_where, userAgent, email) => {
    const { page, context, dialog, uidNow } = await openWithTicketOfBen(email, userAgent)
    const before = await uidNow()
    await dialog.waitFor()
    expect(await dialog.textContent()).toMatch(
      /You are signed in as a\*+@example\.com\. Continue as b\*+@example\.com\?/,
    )
    expect([await uidNow(), page.url()]).toEqual([before, expect.not.stringMatching(/token|uid/)])
    expect(await page.getByLabel('Nickname').inputValue()).toBe('Written by Ada')
    await dialog.getByRole('button', { name: 'Change account' }).tap()
    await dialog.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#nickName')?.value !== 'Written by Ada')
    await page.getByLabel('Nickname').waitFor()
    expect(await uidNow()).toBe(ben.uid)
    expect(await page.getByLabel('Nickname').inputValue()).not.toBe('Written by Ada')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Written by Ada')
    await context.close()
  },
  90_000,
)

test('whoever declines stays, with all that is written', async () => {
  const { page, context, dialog, uidNow } = await openWithTicketOfBen('ada.stays@example.com', miniUserAgent)
  const before = await uidNow()
  await dialog.waitFor()
  expect(await look(page, 'other-account')).toEqual([])
  await dialog.getByRole('button', { name: 'Keep this account' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByLabel('Nickname').waitFor()
  expect([await uidNow(), await page.getByLabel('Nickname').inputValue()]).toEqual([before, 'Written by Ada'])
  await context.close()
}, 90_000)

test('in a browser nothing is asked and nobody changes', async () => {
  const { context, dialog, page, uidNow } = await openWithTicketOfBen('ada.web@example.com', 'Mozilla/5.0 Chrome/126')
  await page.waitForLoadState('networkidle')
  expect([await dialog.count(), (await uidNow()) === ben.uid]).toEqual([0, false])
  await context.close()
}, 90_000)
