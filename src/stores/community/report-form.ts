import { makeAutoObservable, runInAction } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { ReportedType, ReportReceipt } from '@/contract/report'
import { type Failure, readFailure } from '@/domain/failure'
import {
  EMPTY_REPORT,
  firstReportFault,
  isUnnamed,
  readSentReports,
  reportFaults,
  type ReportFaults,
  type ReportFields,
  type SentReport,
  withReport,
} from '@/domain/reviews/report-text'
import type { KeyValueStore } from '@/platform/storage/contract'

/** What the report form needs from outside. */
export interface ReportFormDependencies {
  readonly report: Pick<CommunityCalls['report'], 'reportContent' | 'getReport'>
  readonly deviceStorage: KeyValueStore
  /** Address of the page where the reported content stands. */
  readonly pageAddress: () => string
}

/** A report of this device with its state; null while it is not known. */
export interface OwnReport extends SentReport {
  readonly reply: ReportReceipt | null
}

const REPORTS = 'sent_reports'
const LONGEST_ADDRESS = 500

/** The notice of content that should not be here, and what became of the notices that were sent from this device. */
export class ReportFormStore {
  fields: ReportFields = EMPTY_REPORT
  isSending = false
  failure: Failure | null = null
  /** The receipt once the report was sent. */
  receipt: ReportReceipt | null = null
  reports: readonly OwnReport[]
  private hasTried = false

  constructor(
    private readonly dependencies: ReportFormDependencies,
    private readonly target: { readonly bizType: ReportedType; readonly bizId: string },
  ) {
    this.reports = readSentReports(dependencies.deviceStorage.read(REPORTS)).map((sent) => ({ ...sent, reply: null }))
    makeAutoObservable<this, 'dependencies' | 'target'>(
      this,
      { dependencies: false, target: false },
      { autoBind: true, deep: false },
    )
  }

  /** What is missing; null until the reporter has tried to send. */
  get faults(): ReportFaults | null {
    return this.hasTried ? reportFaults(this.fields) : null
  }

  /** Fetches what became of this device's reports; one whose state cannot be read shows none. */
  async start(): Promise<void> {
    await Promise.all(this.reports.map(({ receipt }) => this.fetchState(receipt)))
  }

  write(part: Partial<ReportFields>): void {
    this.fields = { ...this.fields, ...part }
    this.failure = null
  }

  /** Sends the report once it is complete. */
  async send(): Promise<void> {
    this.hasTried = true
    const { reason, explanation, name, email, isGoodFaith } = this.fields
    if (this.isSending || reason === null || firstReportFault(reportFaults(this.fields)) !== null) return
    this.isSending = true
    this.failure = null
    try {
      const receipt = await this.dependencies.report.reportContent({
        ...this.target,
        reason,
        explanation: explanation.trim(),
        address: this.dependencies.pageAddress().slice(0, LONGEST_ADDRESS),
        isGoodFaith,
        ...(isUnnamed(this.fields) ? {} : { name: name.trim(), email: email.trim() }),
      })
      runInAction(() => this.take(receipt))
    } catch (thrown) {
      runInAction(() => (this.failure = readFailure(thrown)))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  private take(receipt: ReportReceipt): void {
    const sent: SentReport = {
      receipt: receipt.receipt,
      bizType: this.target.bizType,
      reportedAt: receipt.reportedAt,
    }
    this.receipt = receipt
    const { deviceStorage } = this.dependencies
    const stored = withReport(readSentReports(deviceStorage.read(REPORTS)), sent)
    deviceStorage.write(REPORTS, JSON.stringify(stored))
    this.reports = [{ ...sent, reply: receipt }, ...this.reports]
  }

  private async fetchState(receipt: string): Promise<void> {
    const reply = await this.dependencies.report.getReport({ receipt }).catch(() => null)
    if (reply === null) return
    runInAction(() => {
      this.reports = this.reports.map((report) => (report.receipt === receipt ? { ...report, reply } : report))
    })
  }
}
