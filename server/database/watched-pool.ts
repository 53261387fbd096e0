import pg from 'pg'
import { DatabaseUnreachable } from './database-unreachable'
import { NamedClient } from './named-client'
import type { SilenceWatch } from './silence-watch'

/** Calls that may wait for a connection; more are refused at once, for they would wait in vain and only take memory. */
const mostWaiting = 2_000

type Query = (this: pg.Client, ...words: unknown[]) => unknown
type Callback = (...words: unknown[]) => unknown

const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/** A client class whose queries a watch follows; a query given up ends its connection, which is then discarded and never used mid-protocol. */
function watchedClient(watch: SilenceWatch): typeof pg.Client {
  class WatchedClient extends NamedClient {}
  const plainQuery: Query = NamedClient.prototype.query
  Object.defineProperty(WatchedClient.prototype, 'query', {
    value: function query(this: pg.Client, ...words: unknown[]) {
      const end = watch.follow(() => void this.end().catch(() => undefined))
      const last = words.at(-1)
      if (isCallback(last)) {
        const callback = (...results: unknown[]) => {
          end()
          return last(...results)
        }
        return plainQuery.call(this, ...words.slice(0, -1), callback)
      }
      const result = plainQuery.call(this, ...words)
      if (result instanceof Promise) void result.then(end, end)
      else end()
      return result
    },
  })
  return WatchedClient
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A pool that waits for no silent database and in no endless line; whoever it refuses gets a DatabaseUnreachable. */
export class WatchedPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly watch: SilenceWatch,
  ) {
    super({ ...config, Client: watchedClient(watch) })
  }

  private refusal(): Error | null {
    if (this.watch.isSilent()) return new DatabaseUnreachable('the database does not respond')
    return this.waitingCount >= mostWaiting ? new DatabaseUnreachable('too many calls wait for the database') : null
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const refusal = this.refusal()
    // Only the probe is wanted of these waits: the pool itself limits how long they are.
    const end = this.watch.follow(() => undefined)
    if (callback === undefined) {
      const connected = refusal ? Promise.reject(refusal) : super.connect()
      return connected.finally(end)
    }
    const finish: ConnectCallback = (error, client, done) => {
      end()
      callback(error, client, done)
    }
    if (refusal) process.nextTick(finish, refusal, undefined, () => undefined)
    else super.connect(finish)
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    this.watch.stop()
    return callback ? super.end(callback) : super.end()
  }
}
