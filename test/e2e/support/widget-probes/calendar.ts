import type { Locator, Page } from 'playwright-core'
import { nightsBetween } from '../../../../src/domain/days/civil-day'
import { widgetConstants } from '../../../support/spec/widget-constants'
import { heightOf, openState, tapped, type Probe } from './probe'

const lookOnly = ['cal-cell', 'cal-plain', 'cal-joined', 'cal-soldout']
const typesOf = (classes: readonly string[]) =>
  classes.filter((name) => name.startsWith('cal-') && !lookOnly.includes(name)).map((name) => name.slice(4))

const dayOf = (around: Locator, selector: string) => around.locator(`${selector} [data-day]`).getAttribute('data-day')

async function openSheet(page: Page, opener: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: opener }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.locator('[data-day]').first().waitFor()
  return sheet
}

/** Returns the footer's text in a state, after taps on some days. */
const footText =
  (name: string, ...days: readonly string[]): Probe =>
  async (page) => {
    const state = await openState(page, 'calendar', name)
    for (const day of days) await tapped(state.locator(`[data-day="${day}"]`))
    const why = await state.locator('.dates-why').textContent()
    return why === '' ? state.locator('.dates-message').textContent() : why
  }

const openTuesday = async (page: Page) => {
  await openState(page, 'calendar', 'sheets')
  return openSheet(page, 'Choose on a Tuesday')
}

/** Probes of the calendar. */
export const calendarProbes = {
  calendarRowHeightPx: async (page) =>
    heightOf((await openState(page, 'calendar', 'nothing chosen')).locator('.cal-week')),
  calendarMostShortcuts: async (page) => (await openTuesday(page)).locator('.dates-shortcuts button').count(),
  calendarShortcuts: async (page) => {
    const sheet = await openTuesday(page)
    const ranges: string[] = []
    for (const shortcut of await sheet.locator('.dates-shortcuts button').all()) {
      await tapped(shortcut)
      ranges.push(`${await dayOf(sheet, '.cal-start')}/${await dayOf(sheet, '.cal-end')}`)
    }
    return ranges
  },
  calendarRange: async (page) => {
    await openState(page, 'calendar', 'sheets')
    const sheet = await openSheet(page, 'Choose dates')
    const offered = sheet.locator('[data-day][aria-disabled="false"]')
    const first = await offered.first().getAttribute('data-day')
    await sheet.locator('.sheet-body').evaluate((body) => body.scrollTo({ top: body.scrollHeight }))
    await sheet.locator('.cal-month').last().locator('[data-day]').first().waitFor()
    await tapped(offered.last())
    return [first, await offered.last().getAttribute('data-day')]
  },
  calendarDayTypes: async (page) => {
    await openState(page, 'calendar', 'nothing chosen')
    const classes = await page.locator('.cal-cell').evaluateAll((cells) => cells.flatMap((cell) => [...cell.classList]))
    const seen = new Set(typesOf(classes))
    const known: readonly string[] = widgetConstants.calendarDayTypes.value
    return [...known.filter((type) => seen.delete(type)), ...seen]
  },
  calendarNoCheckIn: footText('nothing chosen'),
  calendarNoCheckOut: footText('nothing chosen', '2026-11-24'),
  calendarSelectAtLeast: footText('too short, with its fix', '2026-11-24'),
  calendarRequiresStay: footText('not by twos'),
  calendarMinimumStay: footText('too short, with its fix'),
  calendarMaximumStay: footText('too long'),
  defaultStay: async (page) => {
    await page.goto('/home')
    const sheet = await openSheet(page, /^Dates/)
    const today = (await sheet.locator('[aria-current="date"]').getAttribute('data-day')) ?? ''
    const days = [await dayOf(sheet, '.cal-start'), await dayOf(sheet, '.cal-end')]
    return days.map((day) => nightsBetween(today, day ?? ''))
  },
} satisfies Record<string, Probe>
