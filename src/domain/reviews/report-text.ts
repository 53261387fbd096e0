import type { ReportedType, ReportReason, ReportReceipt } from '@/contract/report'
import { isRecord } from '../is-record'
import { needsSender, reportFaults as formFaults } from '../moderation/report-form'

/** Reasons of a report with what each means, in the form's order. */
export const reportReasons: readonly { readonly key: ReportReason; readonly title: string; readonly detail: string }[] =
  [
    { key: 'spam', title: 'Spam or advertising', detail: 'It sells something or leads to another site' },
    { key: 'fake', title: 'Fake', detail: 'It is not about a real stay, or its author pretends to be another person' },
    { key: 'insult', title: 'Insult or hate', detail: 'It attacks a person or a group' },
    { key: 'private', title: 'Private data', detail: 'It shows a phone number, an address or a face without consent' },
    { key: 'sexual', title: 'Sexual content', detail: 'Nudity or sexual acts' },
    { key: 'violence', title: 'Violence', detail: 'It threatens, shows or praises violence' },
    { key: 'child_abuse', title: 'Abuse of children', detail: 'You do not have to give your name or email' },
    { key: 'illegal', title: 'Something else illegal', detail: 'Name the law if you know it' },
    { key: 'rights', title: 'My rights', detail: 'Copyright, trademark or another right of yours' },
  ]

/** The word for what is reported. */
export const reportedNames: Readonly<Record<ReportedType, string>> = {
  moment: 'post',
  comment: 'comment',
  person: 'traveler',
}

/** What a report's form holds. */
export interface ReportFields {
  readonly reason: ReportReason | null
  readonly explanation: string
  readonly name: string
  readonly email: string
  readonly isGoodFaith: boolean
}

/** An empty form. */
export const EMPTY_REPORT: ReportFields = { reason: null, explanation: '', name: '', email: '', isGoodFaith: false }

/** What is wrong with a field, in a sentence; null where all is well. */
export type ReportFaults = { readonly [Field in keyof ReportFields]: string | null }

/** Whether the law lets the reporter stay unnamed. */
export const isUnnamed = ({ reason }: Pick<ReportFields, 'reason'>): boolean => reason !== null && !needsSender(reason)

/** What is missing from a report, by the rules that the server has. */
export function reportFaults(fields: ReportFields): ReportFaults {
  const { reason } = fields
  const faults = formFaults({ ...fields, reason: reason ?? 'spam' })
  return {
    reason: reason === null ? 'Choose a reason' : null,
    explanation: faults.explanation ?? null,
    name: faults.name ?? null,
    email: faults.email ?? null,
    isGoodFaith: faults.isGoodFaith ?? null,
  }
}

/** The first fault in the form's order; null where the report can be sent. */
export const firstReportFault = ({ reason, explanation, name, email, isGoodFaith }: ReportFaults): string | null =>
  reason ?? explanation ?? name ?? email ?? isGoodFaith

/** State of a report in words. */
export const reportStateNames: Readonly<Record<ReportReceipt['state'], string>> = {
  open: 'Waiting for a decision',
  upheld: 'Removed',
  dismissed: 'Not removed',
}

/** A report that was sent from this device. */
export interface SentReport {
  readonly receipt: string
  readonly bizType: ReportedType
  /** ISO 8601. */
  readonly reportedAt: string
}

const MOST_STORED = 50

const isSentReport = (value: unknown): value is SentReport =>
  isRecord(value) &&
  typeof value.receipt === 'string' &&
  typeof value.reportedAt === 'string' &&
  typeof value.bizType === 'string' &&
  Object.hasOwn(reportedNames, value.bizType)

/** Reads the stored reports of a device, the newest first; what is not one is left out. */
export function readSentReports(text: string | null): SentReport[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSentReport) : []
  } catch {
    return []
  }
}

/** The device's reports with another one; the oldest go where there are too many. */
export const withReport = (reports: readonly SentReport[], report: SentReport): SentReport[] =>
  [report, ...reports.filter(({ receipt }) => receipt !== report.receipt)].slice(0, MOST_STORED)
