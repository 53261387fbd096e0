import { observer } from 'mobx-react'
import { useState } from 'react'
import { reviewSortNames, reviewSorts } from '@/domain/reviews/review-query'
import { authorName } from '@/domain/community/author-name'
import { stayText } from '@/domain/reviews/review-text'
import type { CommentListStore } from '@/stores/community/comment-list'
import { PictureViewer } from '@/widgets/picture-viewer'
import { ReviewFilters } from '@/widgets/review-filters'
import { SortSheet } from '@/widgets/sort-sheet'

/** Which sheet is open. */
export interface CommentSheetsProps {
  readonly popup:
    | { readonly kind: 'sort' | 'filter' }
    | { readonly kind: 'pictures'; readonly commentId: string; readonly index: number }
  readonly store: CommentListStore
  readonly onClose: () => void
}

/** The sheets over a list of reviews: its order, its filters, and the pictures of one review. */
export const CommentSheets = observer(function CommentSheets({ popup, store, onClose }: CommentSheetsProps) {
  if (popup.kind === 'pictures') return <ReviewPictures {...popup} store={store} onClose={onClose} />
  if (popup.kind === 'sort') {
    return (
      <SortSheet
        sorts={reviewSorts}
        names={reviewSortNames}
        value={store.query.sort}
        onPick={(sort) => {
          onClose()
          void store.change({ sort })
        }}
        onClose={onClose}
      />
    )
  }
  const summary = store.summary.value
  if (!summary) return null
  return (
    <ReviewFilters
      summary={summary}
      query={store.query}
      onApply={(query) => {
        onClose()
        void store.change(query)
      }}
      onClose={onClose}
    />
  )
})

interface ReviewPicturesProps extends Pick<CommentSheetsProps, 'store' | 'onClose'> {
  readonly commentId: string
  readonly index: number
}

function ReviewPictures({ store, commentId, index, onClose }: ReviewPicturesProps) {
  const [shown, setShown] = useState(index)
  const comment = store.list.items.find((each) => each.commentId === commentId)
  if (!comment) return null
  const source = `${authorName(comment.author)}, ${stayText(comment)}`
  return (
    <PictureViewer
      name={store.summary.value?.name ?? ''}
      pictures={comment.pictures.map((picture) => ({ picture, caption: picture.alt, source, link: null }))}
      count={comment.pictures.length}
      index={shown}
      onIndex={setShown}
      onClose={onClose}
    />
  )
}
