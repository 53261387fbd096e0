import type { ReportedType, ReportReason, ReportReceipt } from '@/contract/report'
import { canonicalEmail } from '@/domain/account/email'
import { cleanLines, cleanText } from '@/domain/booking/order-text'
import { type ReportFaults, reportFaults } from '@/domain/moderation/report-form'
import type { Executor } from '../kernel/database/executor'
import { keyedHash } from '../kernel/crypto/secrets'
import { badInput, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { emailReceipt } from './emails'
import { isShown } from './repository/content'
import { countReportsOf, findByReceipt, insertReport, type ReportRow } from './repository/reports'

/** A report as it was sent. */
export interface SentReport {
  readonly bizType: ReportedType
  readonly bizId: string
  readonly reason: ReportReason
  readonly explanation: string
  readonly address: string
  readonly name?: string
  readonly email?: string
  readonly isGoodFaith: boolean
}

/** Who sends a report: the user, or else what the device calls itself. */
export interface Reporter {
  readonly userId: string | null
  readonly deviceId: string | null
}

const DAY_MS = 86_400_000

/** Receipts sent to one email address a day; the address is not verified. */
const MOST_RECEIPTS_A_DAY = 5

/** What is stored of a receipt. */
const hashOf = (secret: string, receipt: string) => keyedHash(secret, 'report-receipt-hash', receipt)

/**
 * The receipt of a person's report of one thing: unguessable, since it is made under our secret from the user's id, or from address and
 * device id together. `round` counts the reports that were decided before. Without any of them it is random.
 */
function receiptOf(
  { env, random }: Pick<Services, 'env' | 'random'>,
  { bizType, bizId, email = '' }: SentReport,
  { userId, deviceId }: Reporter,
  round: number,
): string {
  const person = userId === null ? ['visitor', deviceId ?? random.token(32), email] : ['user', userId]
  return keyedHash(env.secret, 'report-receipt', JSON.stringify([bizType, bizId, ...person, round]))
}

/** The address on our site as it is stored; throws 400 for one of another site. */
function ownAddress({ env }: Pick<Services, 'env'>, typed: string): string {
  const text = typed.trim()
  const address = URL.canParse(text, env.publicUrl) ? new URL(text, env.publicUrl) : null
  if (text === '' || address?.origin !== new URL(env.publicUrl).origin)
    throw badInput('address', 'Please enter the address of a page of Staylark.')
  return address.href
}

/** The fields of a report as they are stored; throws 400 for the first that is wrong. */
function checkedReport(services: Pick<Services, 'env'>, sent: SentReport): Required<SentReport> {
  const { name = '', email = '' } = sent
  const faults: ReportFaults = reportFaults({ ...sent, name, email })
  for (const field of ['explanation', 'name', 'email', 'isGoodFaith'] as const) {
    const fault = faults[field]
    if (fault !== undefined) throw badInput(field, fault)
  }
  return {
    ...sent,
    explanation: cleanLines(sent.explanation),
    address: ownAddress(services, sent.address),
    name: cleanText(name),
    email: canonicalEmail(email),
  }
}

/** A report as its sender sees it. */
const presentReport = ({ state, outcome, createdAt }: ReportRow, receipt: string): ReportReceipt => ({
  receipt,
  state,
  outcome,
  reportedAt: createdAt.toISOString(),
})

/** Stores a report with its receipt's email; null where another call stored it first. */
async function storeReport(
  tx: Executor,
  services: Pick<Services, 'env' | 'clock' | 'random'>,
  row: ReportRow,
  receipt: string,
): Promise<ReportRow | null> {
  const since = new Date(row.createdAt.getTime() - DAY_MS)
  const receipts = row.email === '' ? 0 : await countReportsOf(tx, row.email, since)
  if (!(await insertReport(tx, row))) return null
  if (receipts < MOST_RECEIPTS_A_DAY) await emailReceipt(tx, services, row, receipt)
  return row
}

/** Takes a report in and returns its receipt; the same report of the same person, while it waits, returns the first one. Throws 400, and 404 for what is not shown. */
export async function reportContent(services: Services, sent: SentReport, reporter: Reporter): Promise<ReportReceipt> {
  const { isGoodFaith: _isGoodFaith, ...fields } = checkedReport(services, sent)
  const checked = { ...fields, isGoodFaith: true }
  const replied = await services.database.transaction(async (tx) => {
    if (!(await isShown(tx, checked.bizType, checked.bizId))) throw notFound('This is no longer there.')
    for (let round = 0; ; round++) {
      const receipt = receiptOf(services, checked, reporter, round)
      const receiptHash = hashOf(services.env.secret, receipt)
      const known = await findByReceipt(tx, receiptHash)
      if (known?.state === 'open') return presentReport(known, receipt)
      if (known) continue
      const row: ReportRow = {
        ...fields,
        id: services.random.id(),
        receiptHash,
        userId: reporter.userId,
        state: 'open',
        outcome: '',
        createdAt: services.clock.now(),
        decidedAt: null,
      }
      const stored = (await storeReport(tx, services, row, receipt)) ?? (await findByReceipt(tx, receiptHash))
      if (stored) return presentReport(stored, receipt)
    }
  })
  services.mailQueue.wake()
  return replied
}

/** Returns what became of a report by its receipt; throws 404 for an unknown one. */
export async function readReport(
  { database, env }: Pick<Services, 'database' | 'env'>,
  receipt: string,
): Promise<ReportReceipt> {
  const row = await findByReceipt(database.db, hashOf(env.secret, receipt))
  if (!row) throw notFound('There is no report with this receipt.')
  return presentReport(row, receipt)
}
