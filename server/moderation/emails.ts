import { contentRules, isRuleKey } from '@/domain/moderation/content-rules'
import { formatDayWithYear } from '@/domain/days/format-day'
import { cutText } from '@/domain/text/phrases'
import { findUser } from '../account/repository/users'
import type { Executor } from '../kernel/database/executor'
import { enqueueMail, type ModerationEmailEvent } from '../kernel/mail/enqueue-mail'
import { createEmail, messageParts } from '../kernel/mail/layout'
import type { Services } from '../kernel/services'
import type { Content } from './repository/content'
import type { ReportRow } from './repository/reports'
import type { ReasonsRow } from './repository/reasons'
import { appealUntil } from './reasons'

/** How an email calls something to its author. */
const nouns: Readonly<Record<Content['kind'], string>> = {
  moment: 'post',
  comment: 'comment',
  review: 'review',
  person: 'account',
}

type MailServices = Pick<Services, 'env' | 'clock' | 'random'>

interface AuthorEmail {
  readonly event: ModerationEmailEvent
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [string, string])[]
  readonly closing?: readonly string[]
}

const EXCERPT = 200

const excerpt = (text: string) => (text.length > EXCERPT ? `${cutText(text, EXCERPT)}…` : text)

const dayText = (at: Date) => formatDayWithYear(at.toISOString().slice(0, 10))

/** Writes to the author of something, in the transaction of the decision; closed and invented accounts get nothing. Wake `services.mailQueue` after the commit. */
async function emailAuthor(
  tx: Executor,
  services: MailServices,
  content: Content,
  { event, title, paragraphs, facts = [], closing = [] }: AuthorEmail,
): Promise<void> {
  const user = content.userId === null ? null : await findUser(tx, content.userId)
  if (!user || user.isLogoff || user.isDemo) return
  const isPerson = content.kind === 'person'
  const ownFacts = isPerson
    ? []
    : ([
        ['Written', dayText(content.createdAt)],
        ['Text', excerpt(content.text)],
      ] as const)
  const email = createEmail({
    to: user.email,
    subject: title,
    preview: paragraphs[0] ?? title,
    title,
    parts: messageParts({
      paragraphs,
      facts: [...ownFacts, ...facts],
      closing,
      link: {
        text: isPerson ? 'Open your page' : `Open your ${nouns[content.kind]}`,
        href: `${services.env.publicUrl}${content.path}`,
      },
    }),
    why: 'You got this e-mail because you have an account at Staylark.',
  })
  await enqueueMail(tx, services, { kind: `moderation_${event}`, email, uid: user.id })
}

const ruleText = (rule: string) => (isRuleKey(rule) ? contentRules[rule] : '')

/** Sends the author the statement of reasons: what was decided, by which rule and why, that a person decided it, and how to appeal. */
export function emailRemoved(tx: Executor, services: MailServices, content: Content, reasons: ReasonsRow) {
  const isPerson = content.kind === 'person'
  const noun = nouns[content.kind]
  return emailAuthor(tx, services, content, {
    event: 'removed',
    title: isPerson ? 'Your account was blocked from posting' : `Your ${noun} was taken down`,
    paragraphs: [
      isPerson
        ? 'Your posts, comments and reviews are no longer shown, and you can’t write new ones. Your bookings are not affected.'
        : `Your ${noun} is no longer shown to others. You still see it yourself.`,
    ],
    facts: [
      ['Rule', ruleText(reasons.rule)],
      ['Reason', reasons.reason],
      ['Decided by', 'A moderator, not automatically'],
    ],
    closing: [
      `If you think this is wrong, you can appeal once until ${dayText(appealUntil(reasons))}. Another moderator decides. You can also turn to a court.`,
    ],
  })
}

/** Reports to the author that something which was held is shown. */
export const emailApproved = (tx: Executor, services: MailServices, content: Content) =>
  emailAuthor(tx, services, content, {
    event: 'approved',
    title: `Your ${nouns[content.kind]} is shown`,
    paragraphs: ['A moderator has read it. Everybody can see it now.'],
  })

/** Reports to the author that a decision was taken back; the reason is that of a decided appeal. */
export const emailRestored = (tx: Executor, services: MailServices, content: Content, reason: string | null) =>
  emailAuthor(tx, services, content, {
    event: 'restored',
    title: content.kind === 'person' ? 'You can post again' : `Your ${nouns[content.kind]} is shown again`,
    paragraphs: [
      reason === null
        ? 'Our earlier decision was taken back.'
        : 'You appealed, and our earlier decision was taken back.',
    ],
    facts: [['Reason', reason ?? '']],
  })

/** Reports to the author that an appeal changed nothing. */
export const emailAppealDismissed = (tx: Executor, services: MailServices, content: Content, reason: string) =>
  emailAuthor(tx, services, content, {
    event: 'appeal_dismissed',
    title: 'Your appeal was dismissed',
    paragraphs: ['Another moderator has read your appeal. Our earlier decision stands.'],
    facts: [['Reason', reason]],
    closing: ['You can also turn to a court.'],
  })

/** An email to the sender of a report. Nothing that the sender typed is in it but the address on our site, for the recipient may be another person. */
async function emailReporter(
  tx: Executor,
  services: MailServices,
  report: Pick<ReportRow, 'email' | 'userId' | 'address' | 'createdAt'>,
  {
    event,
    title,
    text,
    facts,
  }: { event: ModerationEmailEvent; title: string; text: string; facts: [string, string][] },
): Promise<void> {
  if (report.email === '') return
  const email = createEmail({
    to: report.email,
    subject: title,
    preview: text,
    title,
    parts: messageParts({
      paragraphs: [text],
      facts: [['Reported', dayText(report.createdAt)], ['Page', report.address], ...facts],
      link: { text: 'How reviews work', href: `${services.env.publicUrl}/ugc/reviews` },
    }),
    why: 'You got this e-mail because your address was given with a report to Staylark.',
  })
  const uid = report.userId === null ? {} : { uid: report.userId }
  await enqueueMail(tx, services, { kind: `moderation_${event}`, email, ...uid })
}

/** Sends the receipt of a report. */
export const emailReceipt = (tx: Executor, services: MailServices, report: ReportRow, receipt: string) =>
  emailReporter(tx, services, report, {
    event: 'report_received',
    title: 'We have your report',
    text: 'A moderator reads it, and we write to you what was decided. The receipt shows the state of your report without signing in.',
    facts: [['Receipt', receipt]],
  })

/** Sends the decision about a report. */
export const emailOutcome = (tx: Executor, services: MailServices, report: ReportRow, outcome: string) =>
  emailReporter(tx, services, report, {
    event: 'report_decided',
    title: 'Your report was decided',
    text: 'A moderator has read your report and what it is about. The decision was not automatic.',
    facts: [['Decision', outcome]],
  })
