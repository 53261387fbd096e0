import { failureText, readFailure } from '@/domain/failure'
import { back } from '@/platform/navigation'
import { LazyDeletePrompt } from '@/shell/community-layers'
import { useRoot } from '@/stores/app/context'
import type { CommentsStore } from '@/stores/community/comments'
import type { MomentStore } from '@/stores/community/moment'

/** What is to be deleted on a post's page: the post itself, or an own comment on it. */
export type MomentDeletion =
  | { readonly kind: 'delete-moment' }
  | { readonly kind: 'delete-comment'; readonly commentId: string }

interface DeletePopupProps {
  readonly deletion: MomentDeletion
  readonly store: MomentStore
  readonly comments: CommentsStore
  readonly onClose: () => void
}

/** The prompt before a post or a comment is deleted; a toast shows the result. */
export function DeletePopup({ deletion, store, comments, onClose }: DeletePopupProps) {
  const { toast } = useRoot()
  const isPost = deletion.kind === 'delete-moment'
  const remove = async () => {
    try {
      await (isPost ? store.remove() : comments.remove(deletion.commentId))
      toast.show(isPost ? 'Post deleted' : 'Comment deleted', { type: 'success' })
      if (isPost) back()
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
    }
  }
  return (
    <LazyDeletePrompt
      title={isPost ? 'Delete this post?' : 'Delete your comment?'}
      text={isPost ? 'Its pictures, likes and comments go with it. This cannot be undone.' : 'This cannot be undone.'}
      onDelete={remove}
      onClose={onClose}
    />
  )
}
