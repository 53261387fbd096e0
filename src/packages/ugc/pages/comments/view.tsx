import type { ReactNode } from 'react'
import type { CommentSummary } from '@/contract/comment'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import { ErrorState } from '@/widgets/error-state'
import { Screen } from '@/widgets/screen'
import { SkeletonBlock, TextSkeleton } from '@/widgets/skeleton'

/** Reviews or comments, around the sections that change by themselves. */
export interface CommentsViewProps {
  readonly title: string
  /** Null while it is on its way. */
  readonly summary: CommentSummary | null
  readonly failure: FailureView | null
  /** Address of what is reviewed, and what opens it. */
  readonly goods: ReactNode
  /** The score; null where there are comments without one. */
  readonly score: ReactNode
  readonly filters: ReactNode
  readonly list: ReactNode
  readonly bottomBar: ReactNode
  readonly sheets: ReactNode
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** All reviews of a hotel or product, or all comments on a moment. */
export function CommentsView(props: CommentsViewProps) {
  const { title, summary, failure, onBack, onRetry } = props
  if (!summary) {
    return (
      <Screen title={title} onBack={onBack}>
        {failure ? <ErrorState {...failure} onRetry={onRetry} /> : <CommentsSkeleton />}
      </Screen>
    )
  }
  return (
    <Screen title={title} onBack={onBack} className="remarks" bottomBar={props.bottomBar}>
      <section className="remarks-block" aria-label="Overview">
        <h2 className="remarks-name">{summary.name}</h2>
        {props.goods}
        {props.score ?? <p className="remarks-count">{countOf(summary.count, 'comment')}</p>}
      </section>
      {props.filters}
      {props.list}
      {props.sheets}
    </Screen>
  )
}

function CommentsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className="remarks-block">
        <SkeletonBlock shape="title" width={60} />
        <SkeletonBlock shape="chip" width={50} />
        <SkeletonBlock width={80} />
        <SkeletonBlock width={80} />
        <SkeletonBlock width={80} />
      </div>
      <TextSkeleton lines={4} />
      <TextSkeleton lines={4} />
    </div>
  )
}
