import { eq } from 'drizzle-orm'
import type { ReportedType } from '@/contract/report'
import { addMonths } from '@/domain/days/civil-day'
import { holdText } from '@/domain/moderation/content-rules'
import { APPEAL_MONTHS } from '@/domain/reviews/review-rules'
import type { Executor } from '../kernel/database/executor'
import { userAccount } from '../kernel/database/schema/people'
import { forbidden } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { checkText } from './check/check-text'
import { endReasons, findOpenReasons, insertReasons, type ReasonsRow } from './repository/reasons'

/** What was just written or edited. `exempt` are names of hotels and cities that it may be about; they are not checked. */
export interface WrittenText extends Readonly<Record<'texts' | 'exempt', readonly string[]>> {
  readonly bizType: Exclude<ReportedType, 'person'>
  readonly bizId: string
  readonly userId: string
}

/** Who decided where the automatic check did. */
const AUTOMATIC = 'automatic check'

/**
 * Checks what was written and returns the state to store it in; where it is held, a statement of reasons is stored. What the check held
 * of an earlier version is over; what a moderator took down stays held until a moderator has read the new version.
 */
export async function holdIfNeeded(
  tx: Executor,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  { bizType, bizId, userId, ...written }: WrittenText,
): Promise<'approved' | 'held'> {
  const now = clock.now()
  const earlier = (await findOpenReasons(tx, bizType, [bizId])).get(bizId)
  if (earlier && !earlier.isAutomated) return 'held'
  if (earlier) await endReasons(tx, bizType, bizId, now)
  const rule = checkText(written.texts, written)
  if (rule === null) return 'approved'
  await insertReasons(tx, {
    id: random.id(),
    bizType,
    bizId,
    userId,
    rule,
    reason: holdText(rule),
    isAutomated: true,
    decidedBy: AUTOMATIC,
    createdAt: now,
  })
  return 'held'
}

/** Throws 403 author_blocked, with the reason, where a user is blocked. The user can't be blocked before the transaction ends. */
export async function refuseBlocked(tx: Executor, userId: string): Promise<void> {
  const { blockedAt, blockReason } = userAccount
  const [row] = await tx
    .select({ blockedAt, blockReason })
    .from(userAccount)
    .where(eq(userAccount.id, userId))
    .for('share')
  if (!row?.blockedAt) return
  throw forbidden('author_blocked', `Your account can’t post, comment or review any more. ${row.blockReason}`.trim())
}

/** Why something is not shown, as its author reads it. */
export interface ShownReasons {
  readonly reason: string
  /** What the author appeals with; also where it is too late, or not possible before a moderator has decided. */
  readonly appealId: string
  readonly canAppeal: boolean
  readonly appealedAt: Date | null
  readonly appealState: 'open' | 'upheld' | 'dismissed' | null
}

/** The last instant at which a decision can be appealed. */
export function appealUntil({ createdAt }: Pick<ReasonsRow, 'createdAt'>): Date {
  const [day = '', time = ''] = createdAt.toISOString().split('T')
  return new Date(`${addMonths(day, APPEAL_MONTHS)}T${time}`)
}

/** Whether the author can appeal: once, in time, and against a moderator's decision that still applies. */
export const canAppeal = (row: ReasonsRow, now: Date): boolean =>
  !row.isAutomated && row.endedAt === null && row.appealedAt === null && now <= appealUntil(row)

/** The newest statement of reasons that applies to each thing of one kind, by the thing's id; things without one are missing. */
export async function statementOf(
  db: Executor,
  bizType: ReportedType,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ShownReasons>> {
  const rows = await findOpenReasons(db, bizType, ids)
  return new Map(
    [...rows].map(([bizId, row]) => [
      bizId,
      {
        reason: row.reason,
        appealId: row.id,
        canAppeal: canAppeal(row, now),
        appealedAt: row.appealedAt,
        appealState: row.appealState,
      },
    ]),
  )
}
