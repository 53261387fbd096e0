import { travelerPopupRows, type TravelerStep } from '../support/spec/traveler-popup'
import { openPhone, type Phone } from './support/browser'
import { isFocusInside, openByKeyboard, openSection } from './support/gallery'
import { look } from './support/looks'
import { findOffer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { signInAtPopup } from './support/traveler'
import { TravelerPopupPage } from './support/traveler-popup-page'

const lookMs = 120_000

let staylark: Staylark
let phone: Phone

beforeAll(async () => {
  staylark = await startStaylark()
  phone = await openPhone(staylark.browser, staylark.url)
}, 120_000)

afterAll(async () => {
  expect(phone.errors).toEqual([])
  await phone.context.close()
  await staylark.close()
})

test.each(travelerPopupRows.map((row) => [`${row.section}: ${row.rule}`, row] as const))(
  '%s',
  async (_rule, { state, steps, sees }) => {
    const popup = new TravelerPopupPage(phone.page, state)
    await popup.start()
    for (const step of steps) await popup.do(step)
    await popup.see(sees)
  },
  60_000,
)

/** Views of the popup that no button of the gallery opens at once. */
const views: readonly (readonly [
  name: string,
  state: 'two of several' | 'with birthday',
  steps: readonly TravelerStep[],
  opens: RegExp | null,
])[] = [
  [
    'ticked',
    'two of several',
    [
      ['pick', '李雷'],
      ['pick', 'Maya Lindqvist'],
    ],
    null,
  ],
  ['new', 'with birthday', [['add']], null],
  ['edit', 'with birthday', [['edit', 'Maya Lindqvist']], null],
  ['fault', 'two of several', [['add'], ['type', 'name', '新人'], ['save']], null],
  ['id-types', 'two of several', [['add']], /^ID type/],
  ['birthday', 'with birthday', [['add']], /^Birthday/],
  ['delete', 'two of several', [['edit', '李雷']], /^Delete/],
]

test.each(views)(
  'the view %s is free of what axe finds',
  async (name, state, steps, opens) => {
    const { page } = phone
    const popup = new TravelerPopupPage(page, state)
    await popup.start()
    for (const step of steps) await popup.do(step)
    if (opens) await popup.sheet.getByRole('button', { name: opens }).tap()
    expect(await look(page, `traveler-${name}`)).toEqual([])
  },
  lookMs,
)

test('by keyboard alone a traveler is added, and the focus never leaves the popup', async () => {
  const { page } = phone
  const inside: boolean[] = []
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press(key)
      inside.push(await isFocusInside(page))
    }
  }
  await openSection(page, 'traveler-picker')
  await openByKeyboard(page, page.getByRole('button', { name: 'Open: nobody yet' }))
  const focusOn = async (name: string) => {
    for (let tab = 0; tab < 12; tab += 1) {
      await press('Tab')
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id,
      )
      const text = await page.evaluate(() => document.activeElement?.textContent)
      if (label?.startsWith(name) || text === name) return
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await page.getByRole('button', { name: 'New traveler' }).waitFor()
  await focusOn('New traveler')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'New traveler' }).waitFor()
  expect(await isFocusInside(page)).toBe(true)
  await focusOn('traveler-name')
  await page.keyboard.type('Maya Lindqvist')
  await focusOn('ID type')
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await press('ArrowDown')
  await press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('ID type: Passport')
  await focusOn('traveler-id-no')
  await page.keyboard.type('E12345678')
  await focusOn('traveler-tel')
  await page.keyboard.type('13800138000')
  await focusOn('Save')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: /Maya Lindqvist/ }).waitFor()
  expect(await isFocusInside(page)).toBe(true)
  await press('Tab', 2)
  await page.keyboard.press('Escape')
  await page.locator('[aria-modal]').waitFor({ state: 'detached' })
  expect(inside).not.toContain(false)
}, 60_000)

test('a guest is chosen from the saved travelers, and goes from the form when being edited', async () => {
  const signedIn = await openSignedInPhone(staylark, 'travelers@example.com')
  const { page, api, errors, context } = signedIn
  const offer = await findOffer(signedIn, 21)
  await page.goto(offer.bookPath)
  const guest = page.getByLabel(/^Lead guest/)
  const open = () => page.getByRole('button', { name: 'Choose from travelers' }).tap()
  const sheet = page.locator('.sheet-85')
  await open()
  await sheet.getByText('There is no traveler information yet.').waitFor()
  await sheet.getByRole('button', { name: 'New traveler' }).tap()
  await sheet.getByLabel('Name').fill('李雷')
  await sheet.getByLabel('ID number').fill('110105 19491231 002x')
  await sheet.getByLabel('Mobile number').fill('+86 138 0013 8000')
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await sheet.getByText('11**************2X').waitFor()
  await sheet.getByRole('radio', { name: /李雷/ }).tap()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#guest-1')?.value === '李雷')
  expect(await page.getByLabel('Phone').last().inputValue()).toBe('8613800138000')

  await open()
  await sheet.getByRole('button', { name: 'Edit 李雷' }).tap()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#guest-1')?.value === '')
  expect(await sheet.getByLabel('ID number').inputValue()).toBe('')
  await sheet.getByLabel('Name').fill('李小雷')
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await sheet.getByRole('radio', { name: /李小雷/ }).tap()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#guest-1')?.value === '李小雷')
  expect(await guest.inputValue()).toBe('李小雷')

  await open()
  await sheet.getByRole('button', { name: 'Edit 李小雷' }).tap()
  await sheet.getByRole('button', { name: 'Delete traveler' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete traveler' }).tap()
  await sheet.getByText('There is no traveler information yet.').waitFor()
  expect((await api.traveler.listTravelers({})).list).toEqual([])
  expect(errors).toEqual([])
  await context.close()
}, 90_000)

test('a visitor signs in first and then chooses, with what was written still there', async () => {
  const finder = await openSignedInPhone(staylark, 'offers@example.com')
  const offer = await findOffer(finder, 22)
  await finder.context.close()
  const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
  await page.goto(offer.bookPath)
  await page.getByLabel(/^Lead guest/).fill('Maya Lindqvist')
  await page.getByRole('button', { name: 'Choose from travelers' }).tap()
  await signInAtPopup(page, staylark.url, 'visitor.travelers@example.com')
  await page.getByRole('dialog', { name: 'Add traveler' }).getByText('There is no traveler information yet.').waitFor()
  expect(await page.getByLabel(/^Lead guest/).inputValue()).toBe('Maya Lindqvist')
  expect(errors).toEqual([])
  await context.close()
}, 90_000)
