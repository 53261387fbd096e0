import { useState } from 'react'
import { EMPTY_REPORT, reportFaults, type ReportFields } from '@/domain/reviews/report-text'
import { Button } from '@/widgets/button'
import { ReportSheet, type ReportSheetProps } from '@/widgets/report-sheet'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const receipt = {
  receipt: 'Qm7xT2bV9dLr4KsW0aZe',
  state: 'upheld',
  outcome: 'The review was removed: it is advertising.',
  reportedAt: '2026-11-20T08:00:00.000Z',
} as const

interface ReportStateProps {
  readonly name: string
  readonly change?: Partial<ReportSheetProps>
}

function ReportState({ name, change = {} }: ReportStateProps) {
  const [isOpen, setOpen] = useState(false)
  const [fields, setFields] = useState<ReportFields>(change.fields ?? EMPTY_REPORT)
  const close = () => setOpen(false)
  return (
    <GalleryState name={name}>
      <Button onTap={() => setOpen(true)}>{`Open: ${name}`}</Button>
      {isOpen ? (
        <ReportSheet
          what="comment"
          faults={null}
          failure={null}
          isSending={false}
          receipt={null}
          reports={[]}
          {...change}
          fields={fields}
          onWrite={(part) => setFields({ ...fields, ...part })}
          onSend={close}
          onClose={close}
        />
      ) : null}
    </GalleryState>
  )
}

function ShowReport() {
  const own = { receipt: receipt.receipt, bizType: 'comment', reportedAt: receipt.reportedAt } as const
  return (
    <>
      <ReportState name="empty form" />
      <ReportState name="with faults" change={{ faults: reportFaults(EMPTY_REPORT) }} />
      <ReportState name="child abuse" change={{ fields: { ...EMPTY_REPORT, reason: 'child_abuse' } }} />
      <ReportState name="failed" change={{ failure: { message: 'We could not reach Staylark.', requestId: null } }} />
      <ReportState
        name="sent"
        change={{
          receipt,
          reports: [
            { ...own, reply: receipt },
            { ...own, receipt: 'Zk3', reply: null },
          ],
        }}
      />
    </>
  )
}

/** The notice of something that should not be here. */
export const reportSheetSection: GallerySection = {
  key: 'report-sheet',
  title: 'Report sheet',
  isLarge: true,
  Show: ShowReport,
}
