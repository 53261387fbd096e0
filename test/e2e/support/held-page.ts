import type { Page, Request } from 'playwright-core'
import type { Phone } from './browser'
import { eventually } from './eventually'
import type { SsrRoute } from './ssr-routes'

/** A page as the server sent it, before any of its scripts. */
export interface HeldPage extends Phone {
  /** Calls for what the server put into the page. */
  readonly requests: Request[]
  /** What did not come, and why. */
  readonly failed: string[]
  /** Lets the scripts come, and waits until the app has taken the page over and nothing is under way. */
  readonly release: () => Promise<void>
}

/** Holds back scripts of later pages, all or some, until they are let in. */
export async function holdScripts({ context }: Phone, which = '**/js/**'): Promise<() => void> {
  let letIn = () => {}
  const gate = new Promise<void>((resolve) => (letIn = resolve))
  await context.route(which, async (route) => {
    await gate
    await route.continue()
  })
  return letIn
}

/** Waits until the server has an address's first screen in its cache: on a busy machine rendering may take longer than a request waits, and the page is sent without it. */
const firstScreenReady = ({ context }: Phone, address: string): Promise<void> =>
  eventually(
    async () => (await context.request.get(address)).text(),
    (html) => expect(html.includes('<div id="app"></div>')).toBe(false),
  )

/** Opens an address of a route that the server draws, its scripts on their way until they are let in. */
export async function openHeld(
  phone: Phone,
  { calls, lastElement }: Pick<SsrRoute, 'calls' | 'lastElement'>,
  address: string,
): Promise<HeldPage> {
  const { page } = phone
  await firstScreenReady(phone, address)
  const letIn = await holdScripts(phone)
  const requests: Request[] = []
  page.on('request', (request) => void (calls.test(request.url()) && requests.push(request)))
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(`${request.url()}: ${request.failure()?.errorText}`))
  page.on('response', (reply) => void (reply.ok() || failed.push(`${reply.url()}: ${reply.status()}`)))
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(lastElement).first().waitFor()
  const release = async () => {
    letIn()
    await page.locator(`.taro_page[id^="${new URL(page.url()).pathname}"]`).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return { ...phone, requests, failed, release }
}

/** What React could not take over as it stood. */
export const hydrationErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, '__hydrationErrors') ?? [])
