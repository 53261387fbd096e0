import pg from 'pg'
import { systemTimers } from '../time/system-timers'
import { within } from '../time/within'
import { longestConnectMs } from './bounded-pool'
import { createSilenceWatch } from './silence-watch'
import { WatchedPool } from './watched-pool'

/** How many connections one server process keeps at most. */
const mostConnections = 20
const longestStatementMs = 60_000

/** A little later than PostgreSQL itself would cancel it: only a connection that is dead gets there. */
const longestQueryMs = longestStatementMs + 5_000

/** Together with the second before a probe, silence is known within four seconds. */
const longestProbeMs = 2_000

async function probe(connectionString: string): Promise<void> {
  const limits = { connectionTimeoutMillis: longestProbeMs, query_timeout: longestProbeMs }
  const client = new pg.Client({ connectionString, application_name: 'staylark probe', ...limits })
  client.on('error', () => undefined)
  const ask = async () => {
    await client.connect()
    await client.query('select 1')
  }
  try {
    await within(ask(), longestProbeMs, systemTimers)
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** A pool of connections whose statements are named, and which notices within seconds when the database falls silent. */
export function openPool(connectionString: string, max = mostConnections): pg.Pool {
  const watch = createSilenceWatch({
    probe: () => probe(connectionString),
    nowMs: () => performance.now(),
    timers: systemTimers,
    longestMs: longestQueryMs,
  })
  const config = {
    connectionString,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: longestConnectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: longestStatementMs,
    application_name: 'staylark',
  }
  return new WatchedPool(config, watch)
}
