import { widgetConstants, type WidgetConstant } from '../support/spec/widget-constants'
import { hosts } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { calendarProbes } from './support/widget-probes/calendar'
import { choiceProbes } from './support/widget-probes/choices'
import { layoutProbes } from './support/widget-probes/layout'
import type { Probe } from './support/widget-probes/probe'
import { touchedProbes } from './support/widget-probes/touched'

/** Rows that hold in a browser alone, each with the reason. */
const elsewhere = {
  remPx: 'hosts measure in rpx, which follow the width by themselves',
  pullSuccessMs: 'the host’s own gesture refreshes, and ends when it is told',
  waterfallLazyPx: 'hosts put off pictures by themselves',
  videoPauseLayer: 'labels for screen readers are not sent; the layer is drawn as on H5',
} satisfies Partial<Record<WidgetConstant, string>>

/* A row of the table without a probe or a reason does not compile. */
const probes: Readonly<Record<Exclude<WidgetConstant, keyof typeof elsewhere>, Probe>> = {
  ...calendarProbes,
  ...choiceProbes,
  ...layoutProbes,
  ...touchedProbes,
}

const probeOf = new Map<string, Probe>(Object.entries(probes))
const rows = Object.entries(widgetConstants)
  .filter(([name]) => !(name in elsewhere))
  .map(([name, { section, rule, value }]) => ({ name, section, rule, value }))

const shop = shopOfTests()

afterEach(() => jest.useRealTimers())

describe.each(hosts)('%s', (kind) => {
  test.each(rows)(
    'spec $section, $name: $rule',
    async ({ name, value }) => {
      const phone = new MiniProgram(kind, shop.url)
      expect(await probeOf.get(name)?.(phone)).toEqual(value)
      phone.end()
    },
    60_000,
  )
})
