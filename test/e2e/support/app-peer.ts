import type { BrowserContext, Page } from 'playwright-core'

/** The calls that the native app received, oldest first. */
export interface AppCall {
  readonly call: string
  readonly data: unknown
}

/** Replies of a fake native app by the call's name; undefined leaves the call without a reply. */
export type AppReplies = Readonly<Record<string, (data: never) => unknown>>

/** A fake of our native app around a page, on either system. */
export interface AppPeer {
  readonly calls: AppCall[]
  /** The page's replies to messages, by the id that the app gave. */
  readonly replies: Map<string, unknown>
  /** Sends a message to the page, which must reply if there is an id. */
  send(event: string, data: unknown, id?: string): Promise<void>
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

/** Puts a fake native app around the pages of a context; calls without a reply stay open. */
export async function openAppPeer(
  context: BrowserContext,
  page: Page,
  system: AppSystem,
  appReplies: AppReplies,
): Promise<AppPeer> {
  const calls: AppCall[] = []
  const replies = new Map<string, unknown>()
  const post = (message: object) =>
    page
      .evaluate(
        (text) => (globalThis as unknown as AppWindow).staylarkReceive(text),
        JSON.stringify({ v: 1, ...message }),
      )
      .catch(() => {})
  await context.exposeFunction('postToApp', async (text: string) => {
    const { id, call, data, answer: replyTo } = JSON.parse(text)
    if (replyTo !== undefined) return void replies.set(replyTo, data)
    calls.push({ call, data })
    const given = await (appReplies[call] as ((data: unknown) => unknown) | undefined)?.(data)
    if (given !== undefined)
      await post(
        given instanceof Error ? { answer: id, failure: { message: given.message } } : { answer: id, data: given },
      )
  })
  await context.addInitScript(door, system)
  return { calls, replies, send: (event, data, id) => post({ event, data, ...(id === undefined ? {} : { id }) }) }
}
