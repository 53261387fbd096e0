import { popups, sectionKeys } from '../e2e/support/gallery'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'

/** Sections whose popups open by a button without a verb in its text. */
const speechless: Readonly<Record<string, RegExp>> = {
  'country-sheet': /^United Kingdom/,
  'form-field': /^\+86/,
  pictures: /^\d+ \/ \d+$/,
}
const openers = popups.map(([key, name]): [string, RegExp] => [key, speechless[key] ?? name])
const popupParts = ['.sheet-panel', '.dialog-panel', '.acts-panel', '.viewer', '.login-popup']

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  /** Opens a section, or one of its states alone. */
  const open = async (section: string, state = '') => {
    phone.open(`${pageOf('gallery')}?section=${section}${state && `&state=${encodeURIComponent(state)}`}`)
    await phone.see('.gallery-state')
  }

  /** The states of the open section that stand alone. */
  const aloneStates = () => phone.all('.gallery-alone').map(({ text }) => text)

  /** Buttons of the open page that open a popup. */
  const openersOf = (name: RegExp) =>
    phone
      .all('button')
      .map(({ text }) => text)
      .filter((text) => name.test(text))

  test('the gallery lists every section and leads there', async () => {
    phone.open(pageOf('gallery'))
    await phone.see('.gallery-link')
    expect(phone.all('.gallery-link')).toHaveLength(sectionKeys.length)
    await phone.tap('.gallery-link', 'Calendar')
    await phone.tap('.gallery-alone', 'single day')
    await phone.see('.gallery-box .cal-day')
    expect(phone.routes).toEqual(Array.from({ length: 3 }, () => pageOf('gallery')))
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test.each(sectionKeys)(
    'gallery %s, with every state that stands alone',
    async (key) => {
      await open(key)
      for (const state of aloneStates()) {
        await open(key, state)
        expect(phone.all('.gallery-box')).toHaveLength(1)
      }
      expect(faultsOf(phone)).toEqual([])
    },
    60_000,
  )

  test.each(openers)(
    'popups of gallery %s',
    async (key, name) => {
      let opened = 0
      await open(key)
      for (const state of ['', ...aloneStates()]) {
        await open(key, state)
        for (const text of openersOf(name)) {
          await open(key, state)
          await phone.tap('button', text)
          await phone.waitFor(`the popup of ${text}`, () => popupParts.some((part) => phone.find(part)))
          opened += 1
        }
      }
      expect(opened).toBeGreaterThan(0)
      expect(faultsOf(phone)).toEqual([])
    },
    60_000,
  )
})
