import { feedText } from '@/domain/text/app-text'
import { EmptyState, type EmptyStateProps } from '../empty-state'
import { useRetryOnline } from '../error-state/help'
import './style.scss'

/** What a list that is read page by page can be doing. */
type ListStatus = 'idle' | 'loading' | 'more' | 'end' | 'error'

/** Text of the list's last cell; a list that has not started shows as loading. */
export const listFooterStatus = (status: ListStatus): Exclude<ListStatus, 'idle'> =>
  status === 'idle' ? 'loading' : status

export interface ListFooterProps {
  /** more: further pages can be had; loading: one is on its way (the list shows its skeletons); end: that was all. */
  readonly status: 'more' | 'loading' | 'end' | 'error'
  readonly onRetry?: () => void
  /** What stands at the end of a list that has nothing in it, in place of its last words. */
  readonly empty?: EmptyStateProps | null
}

/** The last cell of a list that is read page by page; what failed is tried again by a tap, or when the connection comes back. */
export function ListFooter({ status, onRetry, empty }: ListFooterProps) {
  useRetryOnline(status === 'error', () => onRetry?.())
  if (status === 'end') return empty ? <EmptyState {...empty} /> : <div className="list-end">{feedText.end}</div>
  if (status === 'more') return <div className="list-end" aria-hidden />
  if (status === 'loading') {
    return (
      <div className="list-end" role="status">
        <span className="unseen">Loading more</span>
      </div>
    )
  }
  return (
    <div role="alert">
      <button type="button" className="list-retry" onClick={onRetry}>
        Tap to retry
      </button>
    </div>
  )
}
