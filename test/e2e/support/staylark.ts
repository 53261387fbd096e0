import type { Browser } from 'playwright-core'
import { startSeededServer } from '../../support/server/start-seeded-server'
import { removeDataDir, type ServerProcess } from '../../support/server/start-server-process'
import { launchBrowser } from './browser'

/** The production server with its demo catalogue and a clock that tests can move, and a browser to look at it. */
export interface Staylark {
  readonly server: ServerProcess
  readonly browser: Browser
  readonly url: string
  /** Lets so much time pass at the server. */
  advance(ms: number): Promise<void>
  /** Changes stock or price of a package's room on some nights. */
  overrideNights(pid: string, days: string[], change: { total?: number; priceMinor?: number | null }): Promise<void>
  /** Makes the user of an address a VIP, or none any more. */
  setVip(email: string, isVip: boolean): Promise<void>
  close(): Promise<void>
}

const post = async (url: string, body: object) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
}

/** Starts server and browser, with settings for the server; the caller closes them in afterAll. Most tests use useStaylark instead. */
export async function startStaylark(env: Readonly<Record<string, string>> = {}): Promise<Staylark> {
  const server = await startSeededServer({ SEED_HOTELS: '400', CLOCK: 'virtual', ...env })
  let isClosing = false
  void server.ended.then((ending) => {
    if (!isClosing) console.error('The server ended by itself:', ending, server.output())
  })
  const browser = await launchBrowser()
  return {
    server,
    browser,
    url: server.url,
    advance: (advanceMs) => post(`${server.url}/dev/clock`, { advanceMs }),
    overrideNights: (pid, days, change) => post(`${server.url}/dev/inventory`, { pid, days, ...change }),
    setVip: (email, isVip) => post(`${server.url}/dev/vip`, { email, isVip }),
    close: async () => {
      isClosing = true
      await browser.close()
      await server.stop()
      removeDataDir(server.dataDir)
    },
  }
}

/** Starts Staylark before a file's tests, closes all phones after each test, and closes Staylark after the last. */
export function useStaylark(take: (staylark: Staylark) => void): void {
  let staylark: Staylark
  beforeAll(async () => {
    staylark = await startStaylark()
    take(staylark)
  }, 120_000)
  afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
  afterAll(() => staylark.close())
}
