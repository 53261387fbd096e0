import { startSeededServer } from '../../support/server/start-seeded-server'
import { removeDataDir, type ServerProcess } from '../../support/server/start-server-process'

/** Where built mini-programs believe that their server is. */
const builtOrigin = 'http://localhost:3000'

/** The real server with a small catalogue and a clock that tests can move. */
export interface Shop {
  readonly url: string
  /** The folder of its data, by which the operator's program finds it. */
  readonly dataDir: string
  /** Changes stock or price of a package's room on some nights. */
  overrideNights(
    pid: string,
    days: readonly string[],
    change: { total?: number; priceMinor?: number | null },
  ): Promise<void>
  /** Lets so much time pass at the server. */
  advance(ms: number): Promise<void>
  /** Sets the server's clock. */
  setClock(now: Date): Promise<void>
  /** Decides on the sandbox gateway's page how a payment ends, and how its refunds will. */
  decide(payUrl: string, decision: 'approve' | 'decline', refund?: 'now' | 'days' | 'fails'): Promise<void>
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
  const open = () => {
    if (!started) throw new Error('The shop opens before the first test.')
    return started
  }
  const url = () => open().url
  const moveClock = (change: object) =>
    post(`${url()}/dev/clock`, JSON.stringify(change), { 'content-type': 'application/json' })
  return {
    get url() {
      return url()
    },
    get dataDir() {
      return open().dataDir
    },
    overrideNights: (pid, days, change) =>
      post(`${url()}/dev/inventory`, JSON.stringify({ pid, days, ...change }), { 'content-type': 'application/json' }),
    advance: (advanceMs) => moveClock({ advanceMs }),
    setClock: (now) => moveClock({ now: now.toISOString() }),
    decide: (payUrl, decision, refund = 'now') =>
      post(payUrl.replace(builtOrigin, url()), new URLSearchParams({ decision, callback: 'now', refund })),
  }
}
