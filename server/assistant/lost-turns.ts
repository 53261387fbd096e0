import type { Services } from '../kernel/services'
import { endWithEvent } from './append-event'
import type { TurnRow } from './repository'

/** A running turn is lost after this time without a sign of life. */
const LOST_MS = 30_000

const LOST = 'The reply was interrupted. Please send your question again.'

/** Whether the process that answered a turn has died. */
export const isLost = ({ state, aliveAt }: Pick<TurnRow, 'state' | 'aliveAt'>, now: Date): boolean =>
  state === 'running' && now.getTime() - aliveAt.getTime() > LOST_MS

/** Ends a lost turn with a message for the traveler. */
export async function endLostTurn(services: Pick<Services, 'database'>, { id }: TurnRow): Promise<void> {
  await endWithEvent(services.database, id, { state: 'broken', text: LOST })
}
