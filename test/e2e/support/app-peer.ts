import type { BrowserContext, Page } from 'playwright-core'

/** What the app around the page was asked, oldest first. */
export interface AskedApp {
  readonly call: string
  readonly data: unknown
}

/** How a fake app answers: by the call's name; undefined says nothing at all. */
export type AppAnswers = Readonly<Record<string, (data: never) => unknown>>

/** A fake of our native app around a page, on either system. */
export interface AppPeer {
  readonly asked: AskedApp[]
  /** What the page answered to what it was told, by the id that the app gave. */
  readonly answered: Map<string, unknown>
  /** Tells the page of something, and wants an answer where an id is given. */
  tell(event: string, data: unknown, id?: string): Promise<void>
}

const marks = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Staylark/3.2.1 (iOS)',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Staylark/3.2.1 (Android)',
} as const

export type AppSystem = keyof typeof marks

/** The user agent that our app has on a system. */
export const appUserAgent = (system: AppSystem): string => marks[system]

interface AppWindow {
  postToApp(text: string): void
  staylarkReceive(text: string): void
}

/** What the app puts into the page before its first script: WKWebView's message handler, or Android's JavaScript interface. */
const door = (system: string) => {
  const postMessage = (text: string) => (globalThis as unknown as AppWindow).postToApp(text)
  Object.assign(
    globalThis,
    system === 'ios'
      ? { webkit: { messageHandlers: { staylark: { postMessage } } } }
      : { StaylarkApp: { postMessage } },
  )
}

/** Puts a fake app around the pages of a context; what it does not answer it is silent about. */
export async function openAppPeer(
  context: BrowserContext,
  page: Page,
  system: AppSystem,
  answers: AppAnswers,
): Promise<AppPeer> {
  const asked: AskedApp[] = []
  const answered = new Map<string, unknown>()
  const say = (message: object) =>
    page
      .evaluate(
        (text) => (globalThis as unknown as AppWindow).staylarkReceive(text),
        JSON.stringify({ v: 1, ...message }),
      )
      .catch(() => {})
  await context.exposeFunction('postToApp', async (text: string) => {
    const { id, call, data, answer } = JSON.parse(text)
    if (answer !== undefined) return void answered.set(answer, data)
    asked.push({ call, data })
    const given = await (answers[call] as ((data: unknown) => unknown) | undefined)?.(data)
    if (given !== undefined)
      await say(
        given instanceof Error ? { answer: id, failure: { message: given.message } } : { answer: id, data: given },
      )
  })
  await context.addInitScript(door, system)
  return { asked, answered, tell: (event, data, id) => say({ event, data, ...(id === undefined ? {} : { id }) }) }
}
