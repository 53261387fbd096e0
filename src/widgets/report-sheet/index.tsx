import type { FailureView } from '@/domain/failure'
import {
  firstReportFault,
  isUnnamed,
  type ReportFaults,
  type ReportFields,
  reportedNames,
  reportReasons,
  reportStateNames,
  type SentReport,
} from '@/domain/reviews/report-text'
import { MOST_REPORT_CHARACTERS, mostReportText } from '@/domain/reviews/review-rules'
import { writtenOn } from '@/domain/reviews/review-text'
import type { ReportReceipt } from '@/contract/report'
import { BlockFault } from '../form-block'
import { FormSheet } from '../form-sheet'
import { OptionRow } from '../option-row'
import { Sheet } from '../sheet'
import { TextField } from '../text-field'
import './style.scss'

/** A report that was sent from this device, with its state; null while it is not known. */
interface ShownReport extends SentReport {
  readonly reply: ReportReceipt | null
}

export interface ReportSheetProps {
  /** What is reported, e.g. comment. */
  readonly what: string
  readonly fields: ReportFields
  /** Null until the reporter has tried to send. */
  readonly faults: ReportFaults | null
  readonly failure: FailureView | null
  readonly isSending: boolean
  /** The receipt once the report was sent. */
  readonly receipt: ReportReceipt | null
  /** Reports of this device, the newest first. */
  readonly reports: readonly ShownReport[]
  readonly onWrite: (part: Partial<ReportFields>) => void
  readonly onSend: () => void
  readonly onClose: () => void
}

/** The notice of something that should not be here; afterwards its receipt. Reports of this device stand below. */
export function ReportSheet(props: ReportSheetProps) {
  const { what, receipt, reports, faults, failure, isSending, onSend, onClose } = props
  const title = `Report this ${what}`
  if (receipt) {
    return (
      <Sheet isOpen title={title} size="85" onClose={onClose}>
        <div role="status">
          <p className="report-thanks">Your report was received. A moderator will look at it.</p>
          <p className="report-receipt">{`Receipt ${receipt.receipt}`}</p>
        </div>
        <OwnReports reports={reports} />
      </Sheet>
    )
  }
  return (
    <FormSheet
      title={title}
      sendText="Send report"
      fault={faults && firstReportFault(faults)}
      failure={failure}
      isSending={isSending}
      onSend={onSend}
      onClose={onClose}
    >
      <ReportForm {...props} />
      <OwnReports reports={reports} />
    </FormSheet>
  )
}

type FormProps = Pick<ReportSheetProps, 'fields' | 'faults' | 'onWrite'>

function ReportForm({ fields, faults, onWrite }: FormProps) {
  return (
    <>
      <div role="radiogroup" aria-label="Reason">
        {reportReasons.map(({ key, title, detail }) => (
          <OptionRow
            key={key}
            kind="radio"
            isOn={fields.reason === key}
            title={title}
            detail={detail}
            isDisabled={false}
            onTap={() => onWrite({ reason: key })}
          />
        ))}
      </div>
      <BlockFault text={faults?.reason ?? null} />
      <p className="report-hint">Being negative is no reason: honest criticism stays.</p>
      <TextField
        id="report-explanation"
        label="What is wrong"
        value={fields.explanation}
        error={faults?.explanation ?? null}
        hint={`Up to ${mostReportText}`}
        maxLength={MOST_REPORT_CHARACTERS}
        isRequired
        isLong
        onChange={(explanation) => onWrite({ explanation })}
      />
      {isUnnamed(fields) ? null : <Reporter fields={fields} faults={faults} onWrite={onWrite} />}
      <OptionRow
        kind="checkbox"
        isOn={fields.isGoodFaith}
        title="This is correct"
        detail="I believe in good faith that this report is correct and complete"
        isDisabled={false}
        onTap={() => onWrite({ isGoodFaith: !fields.isGoodFaith })}
      />
      <BlockFault text={faults?.isGoodFaith ?? null} />
    </>
  )
}

/** Who reports; the law wants both. */
function Reporter({ fields, faults, onWrite }: FormProps) {
  return (
    <>
      <TextField
        id="report-name"
        label="Your name"
        value={fields.name}
        error={faults?.name ?? null}
        autoComplete="name"
        isRequired
        onChange={(name) => onWrite({ name })}
      />
      <TextField
        id="report-email"
        label="Your email"
        type="email"
        inputMode="email"
        value={fields.email}
        error={faults?.email ?? null}
        hint="We write to you about the decision"
        autoComplete="email"
        maxLength={254}
        isRequired
        onChange={(email) => onWrite({ email })}
      />
    </>
  )
}

function OwnReports({ reports }: Pick<ReportSheetProps, 'reports'>) {
  if (reports.length === 0) return null
  return (
    <section className="report-own" aria-label="Your reports">
      <h3 className="report-own-head">Your reports</h3>
      <ul>
        {reports.map(({ receipt, bizType, reportedAt, reply }) => (
          <li key={receipt} className="report-one">
            <p className="report-what">{`A ${reportedNames[bizType]}, ${writtenOn(reportedAt)}`}</p>
            <p className="report-state">{reply ? reportStateNames[reply.state] : 'State not known yet'}</p>
            {reply?.outcome ? <p className="report-outcome">{reply.outcome}</p> : null}
            <p className="report-receipt">{`Receipt ${receipt}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
