import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { Comment } from '@/contract/comment'
import { withReplies } from '@/domain/community/comment-tree'
import { failureText, readFailure } from '@/domain/failure'
import type { PagedList } from '../app/paged-list'
import type { ToastStore } from '../app/toast'

/** What further replies need from outside. */
export interface CommentRepliesDependencies {
  readonly comment: Pick<CommunityCalls['comment'], 'listReplies'>
  readonly toast: Pick<ToastStore, 'show'>
}

const PAGE = 20

/** Further replies to the comments of a list, page by page. */
export class CommentReplies {
  /** Where the next page begins, by comment; null at the end. */
  private readonly cursors = observable.map<string, string | null>()
  private readonly loading = observable.set<string>()

  constructor(
    private readonly dependencies: CommentRepliesDependencies,
    private readonly list: PagedList<Comment>,
  ) {
    makeAutoObservable<this, 'dependencies' | 'list' | 'cursors' | 'loading'>(
      this,
      { dependencies: false, list: false, cursors: false, loading: false },
      { autoBind: true, deep: false },
    )
  }

  /** Whether a comment has replies that are not loaded. */
  hasMore({ commentId, replies, replyCount }: Comment): boolean {
    return replies.length < replyCount && this.cursors.get(commentId) !== null
  }

  isLoading(commentId: string): boolean {
    return this.loading.has(commentId)
  }

  /** Loads the next page of replies to a comment. */
  async load(commentId: string): Promise<void> {
    if (this.loading.has(commentId)) return
    this.loading.add(commentId)
    try {
      const cursor = this.cursors.get(commentId) ?? undefined
      const page = await this.dependencies.comment.listReplies({ commentId, cursor, pageSize: PAGE })
      runInAction(() => this.cursors.set(commentId, page.nextCursor))
      this.list.change((comments) =>
        comments.map((comment) => (comment.commentId === commentId ? withReplies(comment, page.list) : comment)),
      )
    } catch (thrown) {
      this.dependencies.toast.show(failureText(readFailure(thrown)), { type: 'fail' })
    } finally {
      runInAction(() => this.loading.delete(commentId))
    }
  }

  /** Begins every comment's replies from the first page; called when the list is read again. */
  restart(): void {
    this.cursors.clear()
  }
}
