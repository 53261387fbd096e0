import { back } from '@/platform/navigation'
import { LazyDeletePrompt } from '@/shell/community-layers'
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

/** The prompt before a post or a comment is deleted. */
export function DeletePopup({ deletion, store, comments, onClose }: DeletePopupProps) {
  if (deletion.kind === 'delete-comment') {
    return (
      <LazyDeletePrompt
        title="Delete your comment?"
        text="This cannot be undone."
        doneText="Comment deleted"
        onDelete={() => comments.remove(deletion.commentId)}
        onClose={onClose}
      />
    )
  }
  return (
    <LazyDeletePrompt
      title="Delete this post?"
      text="Its pictures, likes and comments go with it. This cannot be undone."
      doneText="Post deleted"
      onDelete={() => store.remove().then(back)}
      onClose={onClose}
    />
  )
}
