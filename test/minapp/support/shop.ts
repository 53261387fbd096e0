import { removeDataDir, startServerProcess, type ServerProcess } from '../../support/server/start-server-process'

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
  /** Decides at the practice gateway's page how a payment ends. */
  decide(payUrl: string, decision: 'approve' | 'decline'): Promise<void>
  close(): Promise<void>
}

const post = async (url: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const reply = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  if (reply.status >= 400) throw new Error(`${url}: ${reply.status} ${await reply.text()}`)
}

const createShop = (server: ServerProcess): Shop => ({
  url: server.url,
  overrideNights: (pid, days, change) =>
    post(`${server.url}/dev/inventory`, JSON.stringify({ pid, days, ...change }), {
      'content-type': 'application/json',
    }),
  decide: (payUrl, decision) =>
    post(payUrl.replace(builtOrigin, server.url), new URLSearchParams({ decision, callback: 'now' })),
  close: async () => {
    await server.stop()
    removeDataDir(server.dataDir)
  },
})

/** Starts a server for mini-programs with so many hotels; ask for it in beforeAll and close it in afterAll. */
export async function openShop(hotels = 60): Promise<Shop> {
  const env = { SEED_HOTELS: String(hotels), CLOCK: 'virtual', PUBLIC_URL: builtOrigin }
  return createShop(await startServerProcess(env))
}
