import { and, desc, eq, gte } from 'drizzle-orm'
import { storedList } from '../kernel/database/schema/community'
import type { Services } from '../kernel/services'

/** A list as it was when it was first read, and by which number its further pages find it. */
interface StoredIds {
  readonly id: number
  readonly ids: readonly string[]
}

/** How long a first page may show a list that was sorted before, in ms. */
const SHARED_MS = 60_000

/** Ids in an order that changes with time: further pages find the list of their first page by its number, and a list that is gone is read again. Everybody shares the list of one kind. */
export async function storedIds(
  { database: { db }, clock }: Services,
  kind: string,
  id: number | null,
  read: () => Promise<string[]>,
): Promise<StoredIds> {
  const isKind = and(eq(storedList.kind, kind), eq(storedList.owner, ''))
  const since = new Date(clock.now().getTime() - SHARED_MS)
  const isIt = id === null ? and(isKind, gte(storedList.createdAt, since)) : and(isKind, eq(storedList.id, id))
  const [known] = await db.select().from(storedList).where(isIt).orderBy(desc(storedList.createdAt)).limit(1)
  if (known) return { id: known.id, ids: known.entries.filter((entry) => typeof entry === 'string') }
  const entries = await read()
  const [row] = await db
    .insert(storedList)
    .values({ kind, owner: '', entries, createdAt: clock.now() })
    .returning({ id: storedList.id })
  if (!row) throw new Error('an insert returns its row')
  return { id: row.id, ids: entries }
}
