import type { Comment, CommentReply } from '@/contract/comment'

const byTime = (one: CommentReply, other: CommentReply) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.commentId < other.commentId) ? -1 : 1

/** A comment with further replies: each once, the oldest first. */
export function withReplies(comment: Comment, more: readonly CommentReply[]): Comment {
  const byId = new Map([...comment.replies, ...more].map((reply) => [reply.commentId, reply]))
  return { ...comment, replies: [...byId.values()].sort(byTime) }
}

/** Comments without one that was deleted, a comment or a reply. A comment with replies stays as a deleted one until they are gone too. */
export const withoutComment = (comments: readonly Comment[], commentId: string): Comment[] =>
  comments.flatMap((comment) => {
    if (comment.commentId === commentId) {
      return comment.replyCount > 0 ? [{ ...comment, content: '', pictures: [], isDeleted: true, isOwn: false }] : []
    }
    const replies = comment.replies.filter((reply) => reply.commentId !== commentId)
    if (replies.length === comment.replies.length) return [comment]
    const left = { ...comment, replies, replyCount: Math.max(0, comment.replyCount - 1) }
    return left.isDeleted && left.replyCount === 0 ? [] : [left]
  })

/** Id of the element that shows a comment, a reply or a review, by which a page scrolls to it. */
export const commentElementId = (commentId: string): string => `remark-${commentId}`
