import type { Browser, BrowserContext } from 'playwright-core'
import { startSeededServer } from '../../support/server/start-seeded-server'
import { removeDataDir, type ServerProcess } from '../../support/server/start-server-process'
import { signInPhone, type AppCalls } from './app-calls'
import { launchBrowser } from './browser'

/** A server, a browser, and somebody signed in natively whose tickets web pages take over. */
export interface TicketHouse {
  readonly server: ServerProcess
  readonly browser: Browser
  readonly native: AppCalls & { readonly uid: string }
}

/** Opens such a house for all tests of a file; between tests all other phones are closed. */
export function ticketHouse(email: string, env: Readonly<Record<string, string>> = {}): () => TicketHouse {
  let open: (TicketHouse & { readonly owner: BrowserContext }) | null = null
  const standing = () => {
    if (!open) throw new Error('The house opens before the first test.')
    return open
  }
  beforeAll(async () => {
    const server = await startSeededServer({ SEED_HOTELS: '60', ...env })
    const browser = await launchBrowser()
    const owner = await browser.newContext()
    const calls = await signInPhone(owner, server.url, email)
    open = { server, browser, owner, native: { ...calls, uid: (await calls.api.account.getCurrentUser({})).uid } }
  }, 120_000)
  afterEach(() => {
    const { browser, owner } = standing()
    const others = browser.contexts().filter((context) => context !== owner)
    return Promise.all(others.map((context) => context.close()))
  }, 60_000)
  afterAll(async () => {
    const { browser, server } = standing()
    await browser.close()
    await server.stop()
    removeDataDir(server.dataDir)
  })
  return standing
}
