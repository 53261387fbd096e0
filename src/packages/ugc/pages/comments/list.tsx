import type { ReactNode } from 'react'
import type { GoodsType } from '@/contract/comment'
import type { FailureView } from '@/domain/failure'
import { emptyReviewsText, reviewPageText } from '@/domain/reviews/review-text'
import type { BeforeStatus } from '@/stores/community/comment-list'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { ListFooter, type ListFooterProps } from '@/widgets/list-footer'
import { TextSkeleton } from '@/widgets/skeleton'

/** The list and how far it is read. */
export interface CommentListProps extends Pick<ListFooterProps, 'status'> {
  readonly type: GoodsType
  readonly isEmpty: boolean
  readonly isFiltered: boolean
  /** The comment of the address is gone. */
  readonly isMissing: boolean
  readonly before: BeforeStatus
  readonly failure: FailureView | null
  readonly rows: ReactNode
  readonly onBefore: () => void
  readonly onClear: () => void
  readonly onRetry: () => void
}

/** Reviews or comments below each other, what stands before them, and how the list ends. */
export function CommentList(props: CommentListProps) {
  const { type, isEmpty, isFiltered, isMissing, before, status, failure, rows, onBefore, onRetry } = props
  if (isEmpty && status === 'error' && failure) return <ErrorState {...failure} onRetry={onRetry} />
  if (isEmpty && status === 'end') {
    return (
      <EmptyState
        icon="search"
        text={emptyReviewsText(type, isFiltered)}
        {...(isFiltered ? { action: { text: 'Clear filters', onTap: props.onClear } } : {})}
      />
    )
  }
  return (
    <section aria-label={type === 'moment' ? 'Comments' : 'Reviews'}>
      <Layer>
        {isMissing ? (
          <p className="remarks-missing" role="status">
            {reviewPageText.missing}
          </p>
        ) : null}
        {before === 'none' ? null : (
          <div className="remarks-before">
            <Button kind="secondary" size="medium" isWide isLoading={before === 'loading'} onTap={onBefore}>
              {before === 'error' ? 'Tap to retry' : reviewPageText.earlier}
            </Button>
          </div>
        )}
      </Layer>
      {rows}
      <Layer>
        {status === 'loading' ? (
          <>
            <TextSkeleton lines={3} />
            {isEmpty ? <TextSkeleton lines={3} /> : null}
          </>
        ) : null}
        <ListFooter status={status} onRetry={onRetry} />
      </Layer>
    </section>
  )
}
