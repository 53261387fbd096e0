import sharp from 'sharp'
import { launchBrowser } from '../../e2e/support/browser'
import { type Engine, type EngineOptions, phoneSize } from './engine'

/** As phones have it. */
const SCALE = 2

/** Starts Chromium with one page. */
export async function launchChromium({ scheme = 'light', size = phoneSize }: EngineOptions = {}): Promise<Engine> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: SCALE, colorScheme: scheme })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    name: 'chromium',
    open: async (url) => void (await page.goto(url)),
    run: (body, ...values) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`),
    resize: (next) => page.setViewportSize(next),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    capture: async () => {
      const image = sharp(await page.screenshot())
      const { data: rgb, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      return { width: info.width, height: info.height, scale: SCALE, rgb }
    },
    errors: () => errors,
    close: () => browser.close(),
  }
}
