import { PopupLayer } from '@/widgets/layer/popup-layer'
import { lazy } from './lazy'
import type { ReportFormLayerProps } from './report-form-layer'

const LazyReportForm = lazy<ReportFormLayerProps>(async () => (await import('./report-form-layer')).ReportFormLayer)

export interface ReportLayerProps extends ReportFormLayerProps {
  readonly isOpen: boolean
}

/** The popup that reports a post, comment or person; its code is fetched when it first opens. */
export function ReportLayer({ isOpen, ...report }: ReportLayerProps) {
  return <PopupLayer>{isOpen ? <LazyReportForm {...report} /> : null}</PopupLayer>
}
