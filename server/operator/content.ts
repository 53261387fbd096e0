import { cleanLines, cleanText } from '@/domain/booking/order-text'
import { visibleLength } from '@/domain/account/profile-faults'
import { contentRules, isRuleKey, type RuleKey } from '@/domain/moderation/content-rules'
import { MOST_CHARACTERS } from '@/domain/reviews/review-rules'
import type { Executor } from '../kernel/database/executor'
import type { OperatorAction } from '../kernel/database/schema/operator'
import { badInput, conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { closeReport, refuseOpenAppeal, restore, takeDown, upholdReports } from '../moderation/decide'
import { emailAppealDismissed } from '../moderation/emails'
import { type Content, lockContent, lockWritten, setHotelReply } from '../moderation/repository/content'
import { findReport, lockReport, type ReportRow } from '../moderation/repository/reports'
import { findReasons, lockReasons, updateReasons } from '../moderation/repository/reasons'
import { type Acting, recordContentAction } from './audit'

const MOST_REASON = 500

/** Runs a decision in one transaction and sends what it wrote; returns what is printed. */
async function decide(services: Services, change: (tx: Executor) => Promise<string>): Promise<string> {
  const printed = await services.database.transaction(change)
  services.mailQueue.wake()
  return printed
}

function neededReason(typed: string): string {
  const reason = cleanText(typed)
  if (reason === '' || visibleLength(reason) > MOST_REASON)
    throw badInput('reason', `The reason must have 1 to ${MOST_REASON} characters.`)
  return reason
}

function neededRule(typed: string): RuleKey {
  if (!isRuleKey(typed)) throw badInput('rule', `The rule must be one of ${Object.keys(contentRules).join(', ')}.`)
  return typed
}

/** What was done to which content, as the audit records it. */
interface Deed extends Acting {
  readonly action: OperatorAction
  readonly after: string
  readonly facts?: Readonly<Record<string, string>>
}

const record = (tx: Executor, services: Services, content: Content, { operator, action, after, facts = {} }: Deed) =>
  recordContentAction(tx, services, {
    operator,
    action,
    contentType: content.kind,
    contentId: content.id,
    before: { state: content.state },
    after: { state: after, ...facts },
  })

async function lockNeeded(tx: Executor, id: string): Promise<Content> {
  const content = await lockWritten(tx, id)
  if (!content) throw notFound(`There is no post, comment or review ${id}.`)
  return content
}

async function lockPerson(tx: Executor, uid: string): Promise<Content> {
  const person = await lockContent(tx, 'person', uid)
  if (!person) throw notFound(`There is no person ${uid}.`)
  return person
}

const nameOf = ({ kind, id }: Content) =>
  `${{ moment: 'Post', comment: 'Comment', review: 'Review', person: 'Person' }[kind]} ${id}`

function refuseDeleted(content: Content): void {
  if (content.isDeleted) throw conflict('content_deleted', `${nameOf(content)} was deleted by its author.`)
}

/** Shows what is held, or shows again what was taken down. Throws 404, 409 content_deleted, appeal_open. */
export const approveContent = (services: Services, { operator }: Acting, id: string): Promise<string> =>
  decide(services, async (tx) => {
    const content = await lockNeeded(tx, id)
    if (content.state === 'approved') return `${nameOf(content)} is shown already; nothing was changed.`
    refuseDeleted(content)
    await refuseOpenAppeal(tx, content)
    await restore(tx, services, content)
    await record(tx, services, content, { operator, action: 'approve_content', after: 'approved' })
    return `${nameOf(content)}: shown.`
  })

/** Takes something down by a rule, with a reason that its author reads. Throws 400, 404, 409 content_deleted, appeal_open. */
export async function rejectContent(
  services: Services,
  { operator }: Acting,
  { id, rule: typedRule, reason: typedReason }: { readonly id: string; readonly rule: string; readonly reason: string },
): Promise<string> {
  const [rule, reason] = [neededRule(typedRule), neededReason(typedReason)]
  return decide(services, async (tx) => {
    const content = await lockNeeded(tx, id)
    if (content.state === 'rejected') return `${nameOf(content)} is taken down already; nothing was changed.`
    refuseDeleted(content)
    await takeDown(tx, services, content, { rule, reason, operator })
    await record(tx, services, content, { operator, action: 'reject_content', after: 'rejected', facts: { rule } })
    return `${nameOf(content)}: taken down, its author gets the reason.`
  })
}

/** Blocks a person: nothing of theirs is shown and nothing new is accepted. Throws 400, 404. */
export async function blockAuthor(
  services: Services,
  { operator }: Acting,
  uid: string,
  typed: string,
): Promise<string> {
  const reason = neededReason(typed)
  return decide(services, async (tx) => {
    const person = await lockPerson(tx, uid)
    if (person.state === 'rejected') return `${nameOf(person)} is blocked already; nothing was changed.`
    await takeDown(tx, services, person, { rule: 'repeated', reason, operator })
    await record(tx, services, person, { operator, action: 'block_author', after: 'rejected' })
    return `${nameOf(person)}: blocked, nothing of theirs is shown.`
  })
}

/** Takes a block back. Throws 404, 409 appeal_open. */
export const unblockAuthor = (services: Services, { operator }: Acting, uid: string): Promise<string> =>
  decide(services, async (tx) => {
    const person = await lockPerson(tx, uid)
    if (person.state === 'approved') return `${nameOf(person)} is not blocked; nothing was changed.`
    await refuseOpenAppeal(tx, person)
    await restore(tx, services, person)
    await record(tx, services, person, { operator, action: 'unblock_author', after: 'approved' })
    return `${nameOf(person)}: no longer blocked.`
  })

/** Locks a report that is to get a decision; null where it has that decision already. Throws 404, 409 report_decided. */
async function lockUndecided(tx: Executor, id: string, decision: 'upheld' | 'dismissed'): Promise<ReportRow | null> {
  const report = await lockReport(tx, id)
  if (!report) throw notFound(`There is no report ${id}.`)
  if (report.state === decision) return null
  if (report.state !== 'open') throw conflict('report_decided', `Report ${id} was ${report.state} already.`)
  return report
}

/** Upholds a report, and with it all open ones of the same content, which is taken down. Throws 400, 404, 409 report_decided, content_deleted, appeal_open. */
export async function upholdReport(
  services: Services,
  { operator }: Acting,
  id: string,
  typed: string,
): Promise<string> {
  const reason = neededReason(typed)
  return decide(services, async (tx) => {
    const known = await findReport(tx, id)
    const content = known && (await lockContent(tx, known.bizType, known.bizId))
    const report = await lockUndecided(tx, id, 'upheld')
    if (!report) return `Report ${id} is upheld already; nothing was changed.`
    if (!content || content.isDeleted)
      throw conflict('content_deleted', `What report ${id} is about was deleted: dismiss the report.`)
    if (content.state === 'rejected') await upholdReports(tx, services, content, reason)
    else await takeDown(tx, services, content, { rule: report.reason, reason, operator })
    const facts = { reportId: id, rule: report.reason }
    await record(tx, services, content, { operator, action: 'uphold_report', after: 'rejected', facts })
    return `Report ${id}: upheld. ${nameOf(content)} is ${content.kind === 'person' ? 'blocked' : 'taken down'}.`
  })
}

/** Dismisses a report: what it is about stays as it is. Throws 400, 404, 409 report_decided. */
export async function dismissReport(
  services: Services,
  { operator }: Acting,
  id: string,
  typed: string,
): Promise<string> {
  const reason = neededReason(typed)
  return decide(services, async (tx) => {
    const report = await lockUndecided(tx, id, 'dismissed')
    if (!report) return `Report ${id} is dismissed already; nothing was changed.`
    await closeReport(tx, services, report, { state: 'dismissed', outcome: `Nothing was taken down. ${reason}` })
    await recordContentAction(tx, services, {
      operator,
      action: 'dismiss_report',
      contentType: report.bizType,
      contentId: report.bizId,
      before: { reportId: id, reportState: 'open' },
      after: { reportId: id, reportState: 'dismissed' },
    })
    return `Report ${id}: dismissed.`
  })
}

/** Decides an appeal: upheld, the content is shown again or the person is unblocked. Throws 400, 404, 409 appeal_decided, own_decision. */
export async function decideAppeal(
  services: Services,
  { operator }: Acting,
  { id, verdict, reason: typed }: { readonly id: string; readonly verdict: string; readonly reason: string },
): Promise<string> {
  if (verdict !== 'uphold' && verdict !== 'dismiss')
    throw badInput('verdict', 'The decision must be uphold or dismiss.')
  const reason = neededReason(typed)
  const appealState = verdict === 'uphold' ? 'upheld' : 'dismissed'
  return decide(services, async (tx) => {
    const known = await findReasons(tx, id)
    const content = known && (await lockContent(tx, known.bizType, known.bizId))
    const row = await lockReasons(tx, id)
    if (!row?.appealState) throw notFound(`There is no appeal ${id}.`)
    if (row.appealState === appealState) return `Appeal ${id} is ${appealState} already; nothing was changed.`
    if (row.appealState !== 'open') throw conflict('appeal_decided', `Appeal ${id} was ${row.appealState} already.`)
    if (row.decidedBy === operator)
      throw conflict(
        'own_decision',
        `You took the decision that appeal ${id} is about: another moderator has to decide.`,
      )
    const decided = { appealState, appealDecidedBy: operator, appealDecidedAt: services.clock.now() } as const
    await updateReasons(tx, id, { ...decided, ...(verdict === 'uphold' && { endedAt: services.clock.now() }) })
    if (content && verdict === 'uphold') await restore(tx, services, content, reason)
    if (content && verdict === 'dismiss') await emailAppealDismissed(tx, services, content, reason)
    await recordContentAction(tx, services, {
      operator,
      action: verdict === 'uphold' ? 'uphold_appeal' : 'dismiss_appeal',
      contentType: content?.kind ?? row.bizType,
      contentId: row.bizId,
      before: { appealId: id, appealState: 'open' },
      after: { appealId: id, appealState },
    })
    return `Appeal ${id}: ${appealState}.`
  })
}

/** Stores the hotel's reply to a review in place of an earlier one. Throws 400, 404. */
export async function replyForHotel(
  services: Services,
  { operator }: Acting,
  id: string,
  typed: string,
): Promise<string> {
  const text = cleanLines(typed)
  if (text === '' || visibleLength(text) > MOST_CHARACTERS)
    throw badInput('text', `The reply must have 1 to ${MOST_CHARACTERS} characters.`)
  return decide(services, async (tx) => {
    const content = await lockWritten(tx, id)
    if (content?.kind !== 'review') throw notFound(`There is no review ${id}.`)
    await setHotelReply(tx, id, text, services.clock.now())
    await record(tx, services, content, { operator, action: 'reply_for_hotel', after: content.state })
    return `${nameOf(content)}: the hotel's reply is stored.`
  })
}
