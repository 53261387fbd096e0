import { contentRules, type RuleKey } from '@/domain/moderation/content-rules'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { updateReviewScores } from '../stays/repository/review-scores'
import { emailApproved, emailOutcome, emailRemoved, emailRestored } from './emails'
import { type Content, hotelsReviewedBy, setBlocked, setState } from './repository/content'
import { decideReport, lockOpenReports, type ReportRow } from './repository/reports'
import { endReasons, findOpenReasons, insertReasons, type ReasonsRow } from './repository/reasons'

/** What a moderator decides of something, and who does. */
export interface Removal {
  readonly rule: RuleKey
  /** For the author and for those who reported it. */
  readonly reason: string
  /** E-mail address of the moderator. */
  readonly operator: string
}

type DecideServices = Pick<Services, 'env' | 'clock' | 'random'>

/** Recomputes the scores that something is part of, in the order of the hotels. */
async function updateScores(tx: Executor, { kind, id, hotelId }: Content): Promise<void> {
  if (hotelId !== null) await updateReviewScores(tx, hotelId)
  if (kind !== 'person') return
  for (const reviewed of await hotelsReviewedBy(tx, id)) await updateReviewScores(tx, reviewed)
}

const reasonsRow = (services: DecideServices, content: Content & { userId: string }, removal: Removal): ReasonsRow => ({
  id: services.random.id(),
  bizType: content.bizType,
  bizId: content.id,
  userId: content.userId,
  rule: removal.rule,
  reason: `${contentRules[removal.rule]} ${removal.reason}`,
  isAutomated: false,
  decidedBy: removal.operator,
  createdAt: services.clock.now(),
  endedAt: null,
  appealText: '',
  appealedAt: null,
  appealState: null,
  appealDecidedBy: null,
  appealDecidedAt: null,
})

/** Throws 409 appeal_open where the author's appeal waits: it is decided first, by another moderator. */
export async function refuseOpenAppeal(tx: Executor, { bizType, id }: Content): Promise<void> {
  const open = (await findOpenReasons(tx, bizType, [id])).get(id)
  if (open?.appealState === 'open')
    throw conflict('appeal_open', `An appeal waits for ${id}: decide it first, with decide-appeal ${open.id}.`)
}

/**
 * Takes something down, or blocks a person: scores follow, the author gets a statement of reasons by email, and open reports of it are
 * upheld. `content` is locked by the transaction. Throws 409 appeal_open. Wake `services.mailQueue` after the commit.
 */
export async function takeDown(
  tx: Executor,
  services: DecideServices,
  content: Content,
  removal: Removal,
): Promise<void> {
  const { bizType, id, userId, kind } = content
  const now = services.clock.now()
  const { rule, reason } = removal
  await refuseOpenAppeal(tx, content)
  if (kind === 'person') await setBlocked(tx, id, now, `${contentRules[rule]} ${reason}`)
  else await setState(tx, content, 'rejected')
  await updateScores(tx, content)
  await endReasons(tx, bizType, id, now)
  if (userId !== null) {
    const reasons = reasonsRow(services, { ...content, userId }, removal)
    await insertReasons(tx, reasons)
    await emailRemoved(tx, services, content, reasons)
  }
  await upholdReports(tx, services, content, reason)
}

/** Stores the decision about a report, whose sender gets the outcome by email. */
export async function closeReport(
  tx: Executor,
  services: DecideServices,
  report: ReportRow,
  decision: { readonly state: 'upheld' | 'dismissed'; readonly outcome: string },
): Promise<void> {
  await decideReport(tx, report.id, { ...decision, decidedAt: services.clock.now() })
  await emailOutcome(tx, services, report, decision.outcome)
}

/** Upholds all open reports of one thing, which is taken down. */
export async function upholdReports(
  tx: Executor,
  services: DecideServices,
  { bizType, id, kind }: Content,
  reason: string,
): Promise<void> {
  const outcome = `${kind === 'person' ? 'The person was blocked.' : 'It was taken down.'} ${reason}`
  for (const report of await lockOpenReports(tx, bizType, id))
    await closeReport(tx, services, report, { state: 'upheld', outcome })
}

/** Shows something, or shows it again, or unblocks a person: scores follow, its statements of reasons end, and the author gets an email. `appealReason` is that of an appeal that was upheld. */
export async function restore(
  tx: Executor,
  services: DecideServices,
  content: Content,
  appealReason: string | null = null,
): Promise<void> {
  const { bizType, id, kind, state } = content
  if (kind === 'person') await setBlocked(tx, id, null, '')
  else await setState(tx, content, 'approved')
  await updateScores(tx, content)
  await endReasons(tx, bizType, id, services.clock.now())
  if (state === 'held') await emailApproved(tx, services, content)
  else await emailRestored(tx, services, content, appealReason)
}
