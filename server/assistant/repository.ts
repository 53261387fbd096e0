import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DialogEvent, TurnState } from '@/contract/dialog'
import type { Executor } from '../kernel/database/executor'
import { dialog, dialogEvent, dialogTurn } from '../kernel/database/schema/support'
import { isAfterNewest, type NewestPlace } from '../kernel/http/newest-cursor'
import type { Understood } from './understood'

export type DialogRow = typeof dialog.$inferSelect
export type TurnRow = typeof dialogTurn.$inferSelect

/** Reads a dialog of one of some owners; null for none. */
export async function findDialog(db: Executor, id: string, owners: readonly string[]): Promise<DialogRow | null> {
  if (owners.length === 0) return null
  const isTheirs = and(eq(dialog.id, id), inArray(dialog.owner, [...owners]))
  const [row] = await db.select().from(dialog).where(isTheirs)
  return row ?? null
}

/** Locks a dialog of one of some owners against simultaneous questions; null for none. */
export async function lockDialog(tx: Executor, id: string, owners: readonly string[]): Promise<DialogRow | null> {
  if (owners.length === 0) return null
  const isTheirs = and(eq(dialog.id, id), inArray(dialog.owner, [...owners]))
  const [row] = await tx.select().from(dialog).where(isTheirs).for('update')
  return row ?? null
}

/** Reads a turn of one of some owners' dialogs with its dialog; null for none. */
export async function findTurn(
  db: Executor,
  turnId: string,
  owners: readonly string[],
): Promise<{ turn: TurnRow; dialog: DialogRow } | null> {
  if (owners.length === 0) return null
  const [row] = await db
    .select({ turn: dialogTurn, dialog })
    .from(dialogTurn)
    .innerJoin(dialog, eq(dialog.id, dialogTurn.dialogId))
    .where(and(eq(dialogTurn.id, turnId), inArray(dialog.owner, [...owners])))
  return row ?? null
}

/** Reads the turns of a dialog, oldest first. */
export function readTurns(db: Executor, dialogId: string): Promise<TurnRow[]> {
  return db.select().from(dialogTurn).where(eq(dialogTurn.dialogId, dialogId)).orderBy(asc(dialogTurn.number))
}

/** Reads events of turns after a number, in their order. */
export async function readEvents(
  db: Executor,
  turnIds: readonly string[],
  after = 0,
): Promise<{ turnId: string; event: DialogEvent }[]> {
  if (turnIds.length === 0) return []
  return db
    .select({ turnId: dialogEvent.turnId, event: dialogEvent.event })
    .from(dialogEvent)
    .where(and(inArray(dialogEvent.turnId, [...turnIds]), sql`${dialogEvent.seq} > ${after}`))
    .orderBy(asc(dialogEvent.turnId), asc(dialogEvent.seq))
}

/** Reads a page of some owners' dialogs, the last used first. */
export async function readDialogPage(
  db: Executor,
  owners: readonly string[],
  { after, limit }: { readonly after: NewestPlace | null; readonly limit: number },
): Promise<DialogRow[]> {
  if (owners.length === 0) return []
  return db
    .select()
    .from(dialog)
    .where(and(inArray(dialog.owner, [...owners]), isAfterNewest(sql`${dialog.updatedAt}`, sql`${dialog.id}`, after)))
    .orderBy(desc(dialog.updatedAt), desc(dialog.id))
    .limit(limit)
}

/** Ends a turn that runs; false where it has ended already. */
export async function endTurn(
  db: Executor,
  turnId: string,
  facts: { readonly state: TurnState; readonly search?: unknown },
): Promise<boolean> {
  const ended = await db
    .update(dialogTurn)
    .set({ state: facts.state, ...(facts.search === undefined ? {} : { search: facts.search }) })
    .where(and(eq(dialogTurn.id, turnId), eq(dialogTurn.state, 'running')))
    .returning({ id: dialogTurn.id })
  return ended.length > 0
}

/** Stores what a dialog has understood. */
export async function setUnderstood(db: Executor, dialogId: string, understood: Understood): Promise<void> {
  await db.update(dialog).set({ understood }).where(eq(dialog.id, dialogId))
}

/** Records that a running turn is still worked on; false where it has ended. */
export async function setAlive(db: Executor, turnId: string, at: Date): Promise<boolean> {
  const alive = await db
    .update(dialogTurn)
    .set({ aliveAt: at })
    .where(and(eq(dialogTurn.id, turnId), eq(dialogTurn.state, 'running')))
    .returning({ id: dialogTurn.id })
  return alive.length > 0
}
