import { widgetConstants, type WidgetConstant } from '../support/spec/widget-constants'
import { openPhone } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'
import { calendarProbes } from './support/widget-probes/calendar'
import { destinationProbes } from './support/widget-probes/destination'
import { filterProbes } from './support/widget-probes/filters'
import { layoutProbes } from './support/widget-probes/layout'
import { messageProbes } from './support/widget-probes/messages'
import { numberProbes } from './support/widget-probes/numbers'
import { pickerProbes } from './support/widget-probes/picker'
import type { Probe } from './support/widget-probes/probe'
import { pullProbes } from './support/widget-probes/pull'

/* A row of the table without a probe does not compile. */
const probes: Readonly<Record<WidgetConstant, Probe>> = {
  ...calendarProbes,
  ...destinationProbes,
  ...filterProbes,
  ...layoutProbes,
  ...messageProbes,
  ...numberProbes,
  ...pickerProbes,
  ...pullProbes,
}

const rows = Object.entries(widgetConstants).map(([name, { section, rule, value }]) => ({ name, section, rule, value }))
const probeOf = new Map<string, Probe>(Object.entries(probes))

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

test.each(rows)(
  'spec $section, $name: $rule',
  async ({ name, value }) => {
    const phone = await openPhone(staylark.browser, staylark.url)
    await phone.page.setViewportSize({ width: 375, height: 812 })
    expect(await probeOf.get(name)?.(phone.page)).toEqual(value)
    expect(phone.errors).toEqual([])
    await phone.context.close()
  },
  60_000,
)
