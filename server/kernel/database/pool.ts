import pg from 'pg'
import { DatabaseUnreachable } from './database-unreachable'
import { createHash } from 'node:crypto'
import { createSilenceWatch, type SilenceWatch } from './silence-watch'
import { systemTimers, within } from '../time/timers'

/** Calls that may wait for a connection; more are refused at once, for they would wait in vain and only take memory. */
const mostWaiting = 2_000

/** How long a call may wait for a connection, in the pool's queue or for a new one. */
export const longestConnectMs = 4_000

/** What `connect` calls once there is a connection, or an error instead of one. */
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool in which a bounded number of calls wait; all others are rejected with DatabaseUnreachable. */
export class BoundedPool extends pg.Pool {
  /** Why a call cannot even wait for a connection now; null where it can. */
  protected refusal(): Error | null {
    return this.waitingCount >= mostWaiting ? new DatabaseUnreachable('too many calls wait for the database') : null
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const refusal = this.refusal()
    if (callback === undefined) return refusal ? Promise.reject(refusal) : super.connect()
    if (refusal) process.nextTick(callback, refusal, undefined, () => undefined)
    else super.connect(callback)
  }
}

/** Most texts that get a name, so that lists of every length do not fill the server's memory with plans. */
const mostNames = 1_000
const longestText = 20_000
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames || text.length > longestText) return known
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}

const isNameable = (config: unknown, values: unknown): config is pg.QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  Array.isArray(values) &&
  values.length > 0

/** A client that names every query with parameters by a hash of its text, so that PostgreSQL plans each text once a connection; drizzle leaves them unnamed. */
export class NamedClient extends pg.Client {}

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const plainQuery: Query = pg.Client.prototype.query

Object.defineProperty(NamedClient.prototype, 'query', {
  value: function query(this: pg.Client, config: unknown, values: unknown, ...rest: unknown[]) {
    const isNamed = isNameable(config, values)
    const named = isNamed ? { ...config, name: config.name ?? nameOf(config.text) } : config
    return plainQuery.call(this, named, values, ...rest)
  },
})

type Callback = (...args: unknown[]) => unknown

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** A client class whose queries a watch follows; a query given up ends its connection, which is then discarded and never used mid-protocol. */
function watchedClient(watch: SilenceWatch): typeof pg.Client {
  class WatchedClient extends NamedClient {}
  const namedQuery: Query = NamedClient.prototype.query
  Object.defineProperty(WatchedClient.prototype, 'query', {
    value: function query(this: pg.Client, ...args: unknown[]) {
      const end = watch.follow(() => void this.end().catch(() => undefined))
      const last = args.at(-1)
      if (isCallback(last)) {
        const callback = (...results: unknown[]) => {
          end()
          return last(...results)
        }
        return namedQuery.call(this, ...args.slice(0, -1), callback)
      }
      const result = namedQuery.call(this, ...args)
      if (result instanceof Promise) void result.then(end, end)
      else end()
      return result
    },
  })
  return WatchedClient
}

/** A bounded pool that waits for no silent database either; what it refuses is rejected with DatabaseUnreachable. */
class WatchedPool extends BoundedPool {
  constructor(
    config: pg.PoolConfig,
    private readonly watch: SilenceWatch,
  ) {
    super({ ...config, Client: watchedClient(watch) })
  }

  protected override refusal(): Error | null {
    return this.watch.isSilent() ? new DatabaseUnreachable('the database does not respond') : super.refusal()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    // Only the probe is wanted of these waits: the pool itself limits how long they are.
    const end = this.watch.follow(() => undefined)
    if (callback === undefined) return super.connect().finally(end)
    super.connect((error, client, done) => {
      end()
      callback(error, client, done)
    })
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    this.watch.stop()
    return callback ? super.end(callback) : super.end()
  }
}

/** Maximum number of connections of one server process. */
const mostConnections = 20
const queryTimeoutMs = 60_000

/** A little later than PostgreSQL itself would cancel it: only a connection that is dead gets there. */
const longestQueryMs = queryTimeoutMs + 5_000

/** Together with the second before a probe, silence is known within four seconds. */
const longestProbeMs = 2_000

async function probe(connectionString: string): Promise<void> {
  const limits = { connectionTimeoutMillis: longestProbeMs, query_timeout: longestProbeMs }
  const client = new pg.Client({ connectionString, application_name: 'staylark probe', ...limits })
  client.on('error', () => undefined)
  const query = async () => {
    await client.connect()
    await client.query('select 1')
  }
  try {
    await within(query(), longestProbeMs, systemTimers)
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Opens a connection pool that uses named prepared queries and detects an unresponsive database within seconds. */
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
    statement_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    application_name: 'staylark',
  }
  return new WatchedPool(config, watch)
}
