import type { ReportedType } from '@/contract/report'
import type { Executor } from '../kernel/database/executor'
import { statementOf } from '../moderation/reasons'

/** Why something of a person's is not shown to others; canAppeal where they may object. */
export interface Decision {
  readonly reason: string
  readonly appealId: string
  readonly canAppeal: boolean
}

/** The decisions that stand against things of one kind, by their ids. */
export const readDecisions = (
  db: Executor,
  bizType: ReportedType,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Decision>> => statementOf(db, bizType, ids, now)
