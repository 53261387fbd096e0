import { startSeededServer } from '../../support/server/start-seeded-server'
import { removeDataDir, type ServerProcess } from '../../support/server/start-server-process'

/** Where built mini-programs believe that their server is. */
const builtOrigin = 'http://localhost:3000'

/** The real server with a small catalogue and a clock that tests can move. */
export interface Shop {
  readonly url: string
  /** Changes stock or price of a package's room on some nights. */
  overrideNights(
    pid: string,
    days: readonly string[],
    change: { total?: number; priceMinor?: number | null },
  ): Promise<void>
  /** Lets so much time pass at the server. */
  advance(ms: number): Promise<void>
  /** Decides on the sandbox gateway's page how a payment ends. */
  decide(payUrl: string, decision: 'approve' | 'decline'): Promise<void>
}

const post = async (url: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  if (reply.status >= 400) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
}

/** A server for mini-programs with so many hotels, for all tests of a file: it starts before them and ends after them. */
export function shopOfTests(hotels = 60): Shop {
  let started: ServerProcess | null = null
  beforeAll(async () => {
    started = await startSeededServer({ SEED_HOTELS: String(hotels), CLOCK: 'virtual', PUBLIC_URL: builtOrigin })
  }, 120_000)
  afterAll(async () => {
    if (!started) return
    await started.stop()
    removeDataDir(started.dataDir)
  })
  const url = () => {
    if (!started) throw new Error('The shop opens before the first test.')
    return started.url
  }
  return {
    get url() {
      return url()
    },
    overrideNights: (pid, days, change) =>
      post(`${url()}/dev/inventory`, JSON.stringify({ pid, days, ...change }), { 'content-type': 'application/json' }),
    advance: (advanceMs) =>
      post(`${url()}/dev/clock`, JSON.stringify({ advanceMs }), { 'content-type': 'application/json' }),
    decide: (payUrl, decision) =>
      post(payUrl.replace(builtOrigin, url()), new URLSearchParams({ decision, callback: 'now' })),
  }
}
