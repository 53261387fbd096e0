import { makeAutoObservable, runInAction } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { Comment, CommentReply } from '@/contract/comment'
import { canSendComment } from '@/domain/community/comment-text'
import { withoutComment, withReplies } from '@/domain/community/comment-tree'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { PagedList } from '../app/paged-list'
import { sendOnce } from '../app/send-once'
import type { ToastStore } from '../app/toast'
import { CommentReplies } from './comment-replies'

type Calls = CommunityCalls['comment']

/** What the comments of a post need from outside. */
export interface CommentsDependencies {
  readonly comment: Pick<Calls, 'listComments' | 'listReplies' | 'createComment' | 'replyComment' | 'deleteComment'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  /** Called with how many more public comments there are. */
  readonly onCounted: (count: number) => void
}

/** The comment that the comment box replies to. */
export interface ReplyTarget {
  readonly commentId: string
  readonly name: string
}

const PAGE = 10

const keyOf = ({ commentId }: Comment) => commentId

const isSeen = ({ state, isDeleted }: Pick<CommentReply, 'state' | 'isDeleted'>) => state === 'approved' && !isDeleted

/** The comments on a post in two levels, oldest first, and the box for a new one. A visitor's comment waits for the sign-in. */
export class CommentsStore {
  readonly list: PagedList<Comment>
  text = ''
  target: ReplyTarget | null = null
  isSending = false
  readonly replies: CommentReplies
  private readonly sendComment: (body: { readonly text: string }) => Promise<Comment>
  private readonly sendReply: (body: { readonly text: string; readonly to: string }) => Promise<CommentReply>

  constructor(
    private readonly dependencies: CommentsDependencies,
    private readonly momentId: string,
  ) {
    const { comment, newKey } = dependencies
    this.list = new PagedList((cursor) => this.page(cursor), keyOf)
    this.replies = new CommentReplies(dependencies, this.list)
    this.sendComment = sendOnce(
      ({ text }, options) => comment.createComment({ type: 'moment', goodsId: momentId, content: text }, options),
      newKey,
    )
    this.sendReply = sendOnce(
      ({ text, to }, options) => comment.replyComment({ commentId: to, content: text }, options),
      newKey,
    )
    makeAutoObservable<this, 'dependencies' | 'momentId' | 'sendComment' | 'sendReply'>(
      this,
      {
        dependencies: false,
        momentId: false,
        list: false,
        replies: false,
        sendComment: false,
        sendReply: false,
      },
      { autoBind: true, deep: false },
    )
  }

  get canSend(): boolean {
    return canSendComment(this.text) && !this.isSending
  }

  type(text: string): void {
    this.text = text
  }

  /** Begins a reply to a comment or reply; null begins a comment of its own. */
  replyTo(target: ReplyTarget | null): void {
    this.target = target
  }

  /** Sends what is in the box; a visitor signs in first. */
  async send(): Promise<void> {
    const { session } = this.dependencies
    const text = this.text.trim()
    if (!this.canSend) return
    if (!session.isLogin) return this.requestSignIn(text)
    const { target } = this
    this.isSending = true
    try {
      if (target) this.takeReply(target.commentId, await this.sendReply({ text, to: target.commentId }))
      else this.takeComment(await this.sendComment({ text }))
    } catch (thrown) {
      this.fail(readFailure(thrown), text)
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  /** Sends the comment that waited for the sign-in; one for another post is forgotten. */
  resume(): void {
    const params = this.dependencies.login.takePendingAction(pendingName)?.params
    if (params?.id !== this.momentId || typeof params.text !== 'string') return
    this.text = params.text
    const { to, name } = params
    this.target = typeof to === 'string' && typeof name === 'string' ? { commentId: to, name } : null
    void this.send()
  }

  /** Deletes an own comment or reply; what has replies stays as an empty one. Rejects where it is not deleted. */
  async remove(commentId: string): Promise<void> {
    await this.dependencies.comment.deleteComment({ commentId })
    const removed = this.find(commentId)
    if (removed && isSeen(removed)) this.dependencies.onCounted(-1)
    this.list.change((comments) => withoutComment(comments, commentId))
    if (this.target?.commentId === commentId) this.replyTo(null)
  }

  private find(commentId: string): CommentReply | Comment | undefined {
    return this.list.items
      .flatMap((comment) => [comment, ...comment.replies])
      .find((one) => one.commentId === commentId)
  }

  private async page(cursor: string | undefined) {
    const input = { type: 'moment' as const, goodsId: this.momentId, cursor, pageSize: PAGE }
    const page = await this.dependencies.comment.listComments(input)
    if (cursor === undefined) this.replies.restart()
    return page
  }

  private takeComment(comment: Comment): void {
    this.clear()
    // A new comment stands first until the list is read again, where its author sees it at once.
    this.list.change((comments) => [comment, ...comments])
    if (isSeen(comment)) this.dependencies.onCounted(1)
  }

  private takeReply(to: string, reply: CommentReply): void {
    const parent = this.list.items.find(
      ({ commentId, replies }) => commentId === to || replies.some((each) => each.commentId === to),
    )
    this.clear()
    if (isSeen(reply)) this.dependencies.onCounted(1)
    if (!parent) return
    this.edit(parent.commentId, (comment) => ({
      ...withReplies(comment, [reply]),
      replyCount: comment.replyCount + 1,
    }))
  }

  private clear(): void {
    this.text = ''
    this.target = null
  }

  private fail(failure: Failure, text: string): void {
    if (failure.kind === 'unauthorized') this.requestSignIn(text)
    else this.dependencies.toast.show(failureText(failure), { type: 'fail' })
  }

  private edit(commentId: string, change: (comment: Comment) => Comment): void {
    this.list.change((comments) =>
      comments.map((comment) => (comment.commentId === commentId ? change(comment) : comment)),
    )
  }

  private requestSignIn(text: string): void {
    const { target } = this
    const params = { id: this.momentId, text, to: target?.commentId ?? null, name: target?.name ?? null }
    this.dependencies.login.require({ name: pendingName, params })
  }
}

const pendingName = 'comment'
