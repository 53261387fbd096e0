import type { Comment } from '@/contract/comment'
import type { CommentListStore } from '@/stores/community/comment-list'

/** What opens the popups that write: each is left out where there is none. */
export interface CommentWriting {
  /** Writes a review of one of the store's stays, or a comment on the moment. */
  readonly onWrite?: (store: CommentListStore) => void
  readonly onEdit?: (comment: Comment, store: CommentListStore) => void
  readonly onReply?: () => void
}

/** The popup over the list. */
export type CommentPopup =
  | { readonly kind: 'sort' | 'filter' }
  | { readonly kind: 'report' | 'delete'; readonly commentId: string }
  | { readonly kind: 'appeal'; readonly appealId: string }
  | { readonly kind: 'pictures'; readonly commentId: string; readonly index: number }
