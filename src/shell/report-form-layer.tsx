import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { ReportedType } from '@/contract/report'
import { failureView } from '@/domain/failure'
import { reportedNames } from '@/domain/reviews/report-text'
import { pageFacts } from '@/platform/page/facts'
import { useRoot } from '@/stores/app/context'
import { communityApi } from '@/stores/community/community-api'
import { ReportFormStore } from '@/stores/community/report-form'
import { ReportSheet } from '@/widgets/report-sheet'

/** What is reported. */
export interface ReportFormLayerProps {
  readonly bizType: ReportedType
  readonly bizId: string
  /** The word for it where the type has another. */
  readonly what?: string
  readonly onClose: () => void
}

/** The form of a report with its store. */
export const ReportFormLayer = observer(function ReportFormLayer(props: ReportFormLayerProps) {
  const { bizType, bizId, what = reportedNames[bizType], onClose } = props
  const root = useRoot()
  const [form] = useState(
    () =>
      new ReportFormStore(
        {
          report: communityApi(root).report,
          deviceStorage: root.deviceStorage,
          pageAddress: () => pageFacts().url,
        },
        { bizType, bizId },
      ),
  )
  useEffect(() => void form.start(), [form])
  return (
    <ReportSheet
      what={what}
      fields={form.fields}
      faults={form.faults}
      failure={failureView(form.failure)}
      isSending={form.isSending}
      receipt={form.receipt}
      reports={form.reports}
      onWrite={form.write}
      onSend={() => void form.send()}
      onClose={onClose}
    />
  )
})
