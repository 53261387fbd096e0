import pg from 'pg'
import { DatabaseUnreachable } from './database-unreachable'

/** Calls that may wait for a connection; more are refused at once, for they would wait in vain and only take memory. */
const mostWaiting = 2_000

/** How long a call may wait for a connection, in the pool's queue or for a new one. */
export const longestConnectMs = 4_000

/** What `connect` calls once there is a connection, or an error instead of one. */
export type ConnectCallback = (
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
