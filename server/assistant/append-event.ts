import { sql } from 'drizzle-orm'
import type { DialogEvent } from '@/contract/dialog'
import type { Database, Executor } from '../kernel/database/executor'
import { endTurn } from './repository'

/** An event before it has its number. */
export type NewEvent = DialogEvent extends infer Each ? (Each extends DialogEvent ? Omit<Each, 'seq'> : never) : never

/** Stores the next event of a running turn; false where the turn has ended meanwhile. */
export async function appendEvent(db: Executor, turnId: string, event: NewEvent, at: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with alive as (
      update dialog_turn set alive_at = ${at.toISOString()}::timestamptz where id = ${turnId} and state = 'running' returning id
    )
    insert into dialog_event (turn_id, seq, event)
    select alive.id, next.seq, ${JSON.stringify(event)}::jsonb || jsonb_build_object('seq', next.seq)
    from alive, lateral (select coalesce(max(e.seq), 0) + 1 as seq from dialog_event e where e.turn_id = alive.id) next
    returning seq`)
  return rows.length > 0
}

/** The end of a turn: its state, a message for the traveler unless it is done, and the search of its hotels. */
interface TurnEnd {
  readonly state: 'done' | 'stopped' | 'broken'
  readonly text: string
  readonly search?: unknown
}

/** Ends a running turn with its last event; false where it has ended already. */
export function endWithEvent(database: Database, turnId: string, { state, text, search }: TurnEnd): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await endTurn(tx, turnId, { state, search }))) return false
    const event: NewEvent = { kind: 'end', state, text }
    await tx.execute(sql`
      insert into dialog_event (turn_id, seq, event)
      select ${turnId}, next.seq, ${JSON.stringify(event)}::jsonb || jsonb_build_object('seq', next.seq)
      from (select coalesce(max(e.seq), 0) + 1 as seq from dialog_event e where e.turn_id = ${turnId}) next`)
    return true
  })
}
