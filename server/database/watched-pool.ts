import pg from 'pg'
import { BoundedPool, type ConnectCallback } from './bounded-pool'
import { DatabaseUnreachable } from './database-unreachable'
import { NamedClient } from './named-client'
import type { SilenceWatch } from './silence-watch'

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

/** A bounded pool that waits for no silent database either; what it refuses is rejected with DatabaseUnreachable. */
export class WatchedPool extends BoundedPool {
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
