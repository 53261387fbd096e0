import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { idempotency } from '../database/schema/orders'
import { unprocessable } from '../errors'
import type { Services } from '../services'

/** Identifies one attempt of an unsafe request: the caller (uid or payId), the operation, the client's key, and the input. */
export interface OnceKey {
  scope: string
  operationId: string
  key: string
  request: unknown
}

const rowOf = ({ scope, operationId, key }: OnceKey) =>
  and(eq(idempotency.scope, scope), eq(idempotency.operationId, operationId), eq(idempotency.key, key))

async function firstReply(tx: Executor, once: OnceKey, requestHash: string): Promise<string | null> {
  const [row] = await tx.select().from(idempotency).where(rowOf(once))
  if (row?.requestHash !== requestHash) {
    throw unprocessable(
      'idempotency_key_reused',
      'This request was already sent with other contents. Please start again.',
    )
  }
  return row.reply
}

/**
 * Runs an effect at most once for a key: the same key and request give the first reply again, byte for byte once written as JSON;
 * another request under that key is refused with 422. Whatever the effect throws undoes all of it, and the key is free again.
 */
export async function runOnce<Reply extends object>(
  services: Pick<Services, 'database' | 'clock'>,
  once: OnceKey,
  effect: (tx: Executor) => Promise<Reply>,
): Promise<Reply> {
  const requestHash = createHash('sha256').update(canonicalJson(once.request)).digest('hex')
  const { scope, operationId, key } = once
  const text = await services.database.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotency)
      .values({ scope, operationId, key, requestHash, createdAt: services.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (inserted.length === 0) return firstReply(tx, once, requestHash)
    const reply = JSON.stringify(await effect(tx))
    await tx.update(idempotency).set({ reply }).where(rowOf(once))
    return reply
  })
  return JSON.parse(text ?? 'null')
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** JSON text that is equal for equal values, whatever the order of their keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null'
}

/** Names one try of an unsafe call. */
export interface KeyName {
  readonly scope: string
  readonly operationId: string
  readonly key: string
}

/** Returns for each attempt whether its reply is already stored, so that it will only be replayed. */
export async function findCompletedKeys(db: Executor, names: readonly KeyName[]): Promise<boolean[]> {
  const column = (read: (name: KeyName) => string) => sql`${sql.param(names.map(read))}::text[]`
  const { rows } = await db.execute<{ isCompleted: boolean }>(sql`
    select exists (
      select from idempotency known
      where known.scope = name.scope and known.operation_id = name.operation_id and known.key = name.key
    ) as "isCompleted"
    from unnest(${column(({ scope }) => scope)}, ${column(({ operationId }) => operationId)}, ${column(({ key }) => key)})
      with ordinality as name (scope, operation_id, key, place)
    order by name.place`)
  return rows.map(({ isCompleted }) => isCompleted)
}

/** Whether a reply is already stored under this key. */
export async function isKeyCompleted(db: Executor, name: KeyName): Promise<boolean> {
  const [isCompleted = false] = await findCompletedKeys(db, [name])
  return isCompleted
}
