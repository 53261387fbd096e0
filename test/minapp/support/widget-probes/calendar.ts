import { nightsBetween } from '../../../../src/domain/days/civil-day'
import { widgetConstants } from '../../../support/spec/widget-constants'
import { builtFolder } from '../built-folder'
import { builtPx } from '../built-rule'
import { findNodes } from '../find-node'
import { pageOf } from '../host-kind'
import type { MiniProgram } from '../mini-program'
import type { PageNode } from '../page-tree'
import { nodeIn, openState, turns, type Probe } from './probe'

const lookOnly = ['cal-cell', 'cal-plain', 'cal-joined', 'cal-soldout']
const typesOf = (classes: readonly string[]) =>
  classes.filter((name) => name.startsWith('cal-') && !lookOnly.includes(name)).map((name) => name.slice(4))
const months = 'January February March April May June July August September October November December'.split(' ')

/** All rendered days as YYYY-MM-DD with their cells, in order. */
function daysIn(root: PageNode) {
  return findNodes(root, '.cal-month').flatMap((month) => {
    const [name = '', year = ''] = nodeIn(month, '.cal-title').text.split(' ')
    const key = `${year}-${String(months.indexOf(name) + 1).padStart(2, '0')}`
    return findNodes(month, '.cal-cell')
      .filter((cell) => findNodes(cell, '.cal-number').length > 0)
      .map((cell) => ({ day: `${key}-${nodeIn(cell, '.cal-number').text.padStart(2, '0')}`, cell }))
  })
}

const dayWith = (root: PageNode, look: string) =>
  daysIn(root).find(({ cell }) => cell.classes.includes(look))?.day ?? ''

async function openSheet(phone: MiniProgram, opener: string): Promise<() => PageNode> {
  const state = await openState(phone, 'calendar', 'sheets')
  phone.page.fire(nodeIn(state(), '.btn', opener), 'tap')
  await phone.see('.sheet .cal-cell')
  return () => nodeIn(phone.page.tree, '.sheet')
}

/** Reads the foot's message about the choice in a state, after taps on some days. */
const messageAfter =
  (name: string, ...days: readonly string[]): Probe =>
  async (phone) => {
    const state = await openState(phone, 'calendar', name)
    for (const tapped of days) {
      const found = daysIn(state()).find(({ day }) => day === tapped)
      if (!found) throw new Error(`${tapped} is not rendered`)
      phone.page.fire(nodeIn(found.cell, '.cal-day'), 'tap')
      await turns()
    }
    return nodeIn(state(), '.dates-why').text || nodeIn(state(), '.dates-message').text
  }

/** Probes of the calendar. */
export const calendarProbes = {
  calendarRowHeightPx: async ({ kind }) => builtPx(builtFolder(kind), '.cal-cell', 'height'),
  calendarMostShortcuts: async (phone) => {
    const sheet = await openSheet(phone, 'Choose on a Tuesday')
    return findNodes(sheet(), '.dates-shortcuts .chip').length
  },
  calendarShortcuts: async (phone) => {
    const sheet = await openSheet(phone, 'Choose on a Tuesday')
    const ranges: string[] = []
    for (const { text } of findNodes(sheet(), '.dates-shortcuts .chip')) {
      phone.page.fire(nodeIn(sheet(), '.dates-shortcuts .chip', text), 'tap')
      await turns()
      ranges.push(`${dayWith(sheet(), 'cal-start')}/${dayWith(sheet(), 'cal-end')}`)
    }
    return ranges
  },
  calendarRange: async (phone) => {
    const sheet = await openSheet(phone, 'Choose dates')
    const offered = () => daysIn(sheet()).filter(({ cell }) => !cell.classes.includes('cal-disabled'))
    const first = offered()[0]?.day
    // A host scrolls no further than the end of the months.
    for (let scrollTop = 0; scrollTop <= 2000; scrollTop += 400) {
      phone.page.fire(nodeIn(sheet(), '.sheet-body'), 'scroll', { scrollTop })
      await turns()
    }
    const end = offered().at(-1)
    if (end) phone.page.fire(nodeIn(end.cell, '.cal-day'), 'tap')
    await turns()
    return [first, offered().at(-1)?.day]
  },
  calendarDayTypes: async (phone) => {
    const seen = new Set<string>()
    for (const name of ['range with prices', 'within one day', 'single day', 'several days']) {
      const state = await openState(phone, 'calendar', name)
      typesOf(findNodes(state(), '.cal-cell').flatMap((cell) => cell.classes)).forEach((type) => seen.add(type))
    }
    const known: readonly string[] = widgetConstants.calendarDayTypes.value
    return [...known.filter((type) => seen.delete(type)), ...seen]
  },
  calendarNoCheckIn: messageAfter('nothing chosen'),
  calendarNoCheckOut: messageAfter('nothing chosen', '2026-11-24'),
  calendarSelectAtLeast: messageAfter('too short, with its fix', '2026-11-24'),
  calendarRequiresStay: messageAfter('not by twos'),
  calendarMinimumStay: messageAfter('too short, with its fix'),
  calendarMaximumStay: messageAfter('too long'),
  defaultStay: async (phone) => {
    phone.open(pageOf('home'))
    await phone.tap('.seek-row', 'night')
    await phone.see('.sheet .cal-start')
    const sheet = nodeIn(phone.page.tree, '.sheet')
    const today = daysIn(sheet).find(({ cell }) => cell.text.includes('Today'))?.day ?? ''
    return ['cal-start', 'cal-end'].map((look) => nightsBetween(today, dayWith(sheet, look)))
  },
} satisfies Record<string, Probe>
