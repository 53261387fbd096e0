import { feedTexts } from '@/domain/texts'
import './style.scss'

export interface ListFooterProps {
  /** more: further pages can be had; loading: one is on its way (the list shows its skeletons); end: that was all. */
  readonly status: 'more' | 'loading' | 'end' | 'error'
  readonly onRetry?: () => void
}

/** The last cell of a list that is read page by page. */
export function ListFooter({ status, onRetry }: ListFooterProps) {
  if (status === 'end') return <div className="list-end">{feedTexts.end}</div>
  if (status !== 'error') return <div className="list-end" aria-hidden />
  return (
    <button type="button" className="list-retry" onClick={onRetry}>
      Tap to retry
    </button>
  )
}
