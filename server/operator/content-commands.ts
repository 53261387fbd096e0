import { contentRules } from '@/domain/moderation/content-rules'
import { cutText } from '@/domain/text/phrases'
import type { Services } from '../kernel/services'
import { type HeldContent, listHeld } from '../moderation/repository/content'
import { listOpenReports, type ReportRow } from '../moderation/repository/reports'
import { listOpenAppeals, type ReasonsRow } from '../moderation/repository/reasons'
import {
  approveContent,
  blockAuthor,
  decideAppeal,
  dismissReport,
  rejectContent,
  replyForHotel,
  unblockAuthor,
  upholdReport,
} from './content'
import type { OperatorCommands } from './operator-command'
import { MOST_WAITING } from './waiting'
import { minuteText, quoted, section } from './waiting-text'

const MOST_SHOWN = 300

const textOf = (text: string) => quoted(text.length > MOST_SHOWN ? `${cutText(text, MOST_SHOWN)}…` : text)

const heldText = ({ id, kind, createdAt, rule, text }: HeldContent) =>
  `${id}  ${kind === 'moment' ? 'post' : kind} of ${minuteText(createdAt)}, held by the rule "${rule ?? 'none'}": ${textOf(text)}`

const reportText = ({ id, bizType, bizId, reason, address, createdAt, explanation }: ReportRow) =>
  `${id}  ${bizType === 'moment' ? 'post' : bizType} ${bizId} at ${address}, since ${minuteText(createdAt)}: ${reason}, ${textOf(explanation)}`

const appealText = ({ id, bizType, bizId, reason, decidedBy, appealedAt, appealText: text }: ReasonsRow) =>
  `${id}  ${bizType === 'moment' ? 'post' : bizType} ${bizId}, decided by ${decidedBy}: ${quoted(reason)}; appeal${appealedAt ? ` of ${minuteText(appealedAt)}` : ''}: ${textOf(text)}`

/** What waits for moderators, oldest first, in lines for a terminal. */
async function listContent({ database: { db } }: Services): Promise<string> {
  return [
    ...section('Held by the automatic check', await listHeld(db, MOST_WAITING), heldText),
    ...section('Open reports', await listOpenReports(db, MOST_WAITING), reportText),
    ...section('Open appeals', await listOpenAppeals(db, MOST_WAITING), appealText),
  ].join('\n')
}

/** What moderators do. */
export const contentCommands: OperatorCommands = {
  content: {
    operands: [],
    help: 'what waits for a moderator: held texts, reports, appeals',
    isSigned: false,
    run: listContent,
  },
  approve: {
    operands: ['ID'],
    help: 'shows a post, comment or review that is held, or was taken down',
    isSigned: true,
    run: (services, operator, [id = '']) => approveContent(services, { operator }, id),
  },
  'reject-content': {
    operands: ['ID', 'RULE', 'REASON'],
    help: `takes it down; the author reads why. Rules: ${Object.keys(contentRules).join(', ')}`,
    isSigned: true,
    run: (services, operator, [id = '', rule = '', reason = '']) =>
      rejectContent(services, { operator }, { id, rule, reason }),
  },
  'block-author': {
    operands: ['UID', 'REASON'],
    help: 'hides all that a person wrote and accepts nothing new; the person reads why',
    isSigned: true,
    run: (services, operator, [uid = '', reason = '']) => blockAuthor(services, { operator }, uid, reason),
  },
  'unblock-author': {
    operands: ['UID'],
    help: 'takes a block back',
    isSigned: true,
    run: (services, operator, [uid = '']) => unblockAuthor(services, { operator }, uid),
  },
  'uphold-report': {
    operands: ['ID', 'REASON'],
    help: 'takes down what was reported; author and senders of reports read why',
    isSigned: true,
    run: (services, operator, [id = '', reason = '']) => upholdReport(services, { operator }, id, reason),
  },
  'dismiss-report': {
    operands: ['ID', 'REASON'],
    help: 'leaves what was reported as it is; the sender reads why',
    isSigned: true,
    run: (services, operator, [id = '', reason = '']) => dismissReport(services, { operator }, id, reason),
  },
  'decide-appeal': {
    operands: ['ID', 'uphold|dismiss', 'REASON'],
    help: 'decides an appeal against the decision of another moderator; the author reads why',
    isSigned: true,
    run: (services, operator, [id = '', verdict = '', reason = '']) =>
      decideAppeal(services, { operator }, { id, verdict, reason }),
  },
  'reply-for-hotel': {
    operands: ['REVIEWID', 'TEXT'],
    help: "stores the hotel's reply to a review",
    isSigned: true,
    run: (services, operator, [id = '', text = '']) => replyForHotel(services, { operator }, id, text),
  },
}
