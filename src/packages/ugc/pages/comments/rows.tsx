import { observer } from 'mobx-react'
import { useMemo } from 'react'
import type { Comment } from '@/contract/comment'
import { withOwnLike } from '@/domain/community/with-like'
import { go, hrefOf } from '@/platform/navigation'
import type { CommentListStore } from '@/stores/community/comment-list'
import type { SignedInSwitch } from '@/stores/favorites/signed-in-switch'
import { CommentThread, type CommentActions } from '@/widgets/comment-thread'
import { NearCell } from '@/widgets/near-cell'
import { ReviewCard, type ReviewActions } from '@/widgets/review-card'
import type { CommentPopup, CommentWriting } from './writing'

/** What can be done with the rows of a list. */
export interface RowActions {
  readonly review: ReviewActions
  readonly comment: CommentActions
}

interface RowActionsProps {
  readonly store: CommentListStore
  readonly votes: SignedInSwitch
  readonly writing: CommentWriting
  readonly onOpen: (popup: CommentPopup) => void
}

/** Binds the buttons of reviews and comments to the page's stores and popups. */
export function useRowActions({ store, votes, writing, onOpen }: RowActionsProps): RowActions {
  return useMemo(() => {
    const { onEdit, onReply } = writing
    const withComment = (open: (comment: Comment, of: CommentListStore) => void) => (commentId: string) => {
      const comment = store.list.items.find((each) => each.commentId === commentId)
      if (comment) open(comment, store)
    }
    const onVote = (commentId: string, isOn: boolean) => void votes.tap(commentId, isOn)
    const shared = {
      hrefOfPerson: (uid: string) => hrefOf('person', { uid }),
      onPerson: (uid: string) => go('person', { uid }),
      onReport: (commentId: string) => onOpen({ kind: 'report', commentId }),
      onDelete: (commentId: string) => onOpen({ kind: 'delete', commentId }),
      onAppeal: (appealId: string) => onOpen({ kind: 'appeal', appealId }),
    }
    return {
      review: {
        ...shared,
        onVote,
        onPicture: (commentId, index) => onOpen({ kind: 'pictures', commentId, index }),
        onEdit: onEdit && withComment(onEdit),
      },
      comment: {
        ...shared,
        onLike: onVote,
        onReply: () => onReply?.(),
        onMore: (commentId) => void store.replies.load(commentId),
      },
    }
  }, [store, votes, writing, onOpen])
}

interface RowProps {
  readonly store: CommentListStore
  readonly comment: Comment
  readonly votes: SignedInSwitch
  readonly actions: RowActions
  readonly isFirst: boolean
}

/** One review, or one comment with its replies; further pages of the list leave it as it is. */
export const CommentRow = observer(function CommentRow(props: RowProps) {
  const { store, comment, isFirst } = props
  const { commentId } = comment
  return (
    <NearCell
      id={`remarks-${commentId}`}
      className="remarks-cell"
      emptyClassName="remarks-empty"
      isFirst={isFirst || commentId === store.markedId}
    >
      <RowContent {...props} />
    </NearCell>
  )
})

const RowContent = observer(function RowContent({ store, comment, votes, actions }: RowProps) {
  const { commentId, isLike, replies, review } = comment
  const own = withOwnLike(comment, votes.isOn(commentId, isLike))
  if (review) {
    return <ReviewCard comment={{ ...own, review }} isMarked={commentId === store.markedId} actions={actions.review} />
  }
  return (
    <div className="remarks-comment">
      <CommentThread
        comment={{
          ...own,
          replies: replies.map((reply) => withOwnLike(reply, votes.isOn(reply.commentId, reply.isLike))),
        }}
        nowMs={null}
        hasMore={store.replies.hasMore(comment)}
        isReading={store.replies.isLoading(commentId)}
        markedId={store.markedId}
        actions={actions.comment}
      />
    </div>
  )
})
