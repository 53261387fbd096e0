import pg from 'pg'
import { NamedClient } from './named-client'

/** How many connections one server process keeps at most. */
const mostConnections = 20
const longestStatementMs = 60_000

/** A pool of connections whose statements are named. */
export function openPool(connectionString: string, max = mostConnections): pg.Pool {
  return new pg.Pool({
    Client: NamedClient,
    connectionString,
    max,
    idleTimeoutMillis: 60_000,
    statement_timeout: longestStatementMs,
    idle_in_transaction_session_timeout: longestStatementMs,
    application_name: 'staylark',
  })
}
