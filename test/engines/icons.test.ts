import { createServer } from 'node:http'
import { type LocalServer, listenLocally } from '../e2e/support/listen-locally'
import { launchChromium } from './support/chromium'
import type { Engine, EngineOptions } from './support/engine'
import { launchFirefox } from './support/firefox'
import { iconsPage } from './support/icons-page'
import { iconShapes } from './support/icon-shapes'
import { savePicture } from './support/picture'
import { expectIcons } from './support/shown-icons'
import { launchWebKit } from './support/webkit'

let site: LocalServer

beforeAll(async () => {
  const createReply = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(iconsPage(Number(request.url?.slice(1))))
  })
  site = await listenLocally(createReply)
})
afterAll(() => site.close())

/** Widths whose root sizes are whole pixels, fractions, and the limit. */
const widths = { light: [360, 390, 447, 1024], dark: [340, 375, 412, 768] } as const

const engines: readonly { name: string; launch: (options: EngineOptions) => Promise<Engine> }[] = [
  { name: 'WebKit', launch: launchWebKit },
  { name: 'Firefox', launch: launchFirefox },
  { name: 'Chromium', launch: launchChromium },
]

test.each(engines.flatMap((engine) => (['light', 'dark'] as const).map((scheme) => ({ ...engine, scheme }))))(
  '$name draws every icon as its shape at every width ($scheme)',
  async ({ launch, scheme }) => {
    const engine = await launch({ scheme })
    try {
      for (const [turn, width] of widths[scheme].entries()) {
        await engine.resize({ width, height: 844 })
        await engine.open(`${site.url}/${turn + (scheme === 'dark' ? widths.light.length : 0)}`)
        await expectIcons(engine, `icons-${width}-${scheme}`, iconShapes.size)
        await savePicture(engine, `icons-${width}-${scheme}`)
      }
    } finally {
      await engine.close()
    }
  },
  180_000,
)
