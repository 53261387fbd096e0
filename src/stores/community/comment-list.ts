import { makeAutoObservable, runInAction } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { Comment, CommentApi, CommentSummary, ReviewableStay } from '@/contract/comment'
import type { CommentsInitial } from '@/contract/first-screens'
import { withoutComment } from '@/domain/community/comment-tree'
import { failureText, readFailure, type Failure } from '@/domain/failure'
import {
  ALL_REVIEWS,
  type CommentsAddress,
  commentsPage,
  reviewInput,
  type ReviewQuery,
  reviewQueryFields,
} from '@/domain/reviews/review-query'
import { Loaded } from '../app/loaded'
import { PagedList } from '../app/paged-list'
import type { ToastStore } from '../app/toast'
import type { SessionStore } from '../account/session'
import { CommentReplies } from './comment-replies'

type CommentPage = CommentApi['GET /api/ugc/comment/list']['reply']

/** What the list of reviews or comments needs from outside. */
export interface CommentListDependencies {
  readonly comment: Pick<
    CommunityCalls['comment'],
    'listComments' | 'listReplies' | 'getCommentSummary' | 'listReviewableStays' | 'deleteComment'
  >
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly toast: Pick<ToastStore, 'show'>
  /** Puts filters and order into the address, so that reload, share and Back find the same list. */
  readonly replaceQuery: (query: Record<string, string>) => void
}

/** What stands before a list that begins in the middle. */
export type BeforeStatus = 'none' | 'more' | 'loading' | 'error'

const isNotFound = (failure: Failure) =>
  failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'comment_gone')

const hasComment = ({ list }: CommentPage, commentId: string) =>
  list.some(
    (comment) => comment.commentId === commentId || comment.replies.some((reply) => reply.commentId === commentId),
  )

/** Reviews of a hotel or product, or comments on a moment: the summary, and the list for the filters of the address. A list may begin around the comment that its address names. */
export class CommentListStore {
  query: ReviewQuery
  readonly summary: Loaded<CommentSummary>
  readonly list: PagedList<Comment>
  readonly replies: CommentReplies
  /** Finished stays of the signed-in user that can be reviewed here; null while it is not known. */
  readonly stays = new Loaded<readonly ReviewableStay[]>()
  before: BeforeStatus = 'none'
  /** The comment that the address names is gone. */
  isMissing = false
  private previousCursor: string | null = null
  /** The list begins around the comment of its address until it is filtered or sorted. */
  private isAround: boolean

  constructor(
    private readonly dependencies: CommentListDependencies,
    readonly address: CommentsAddress,
    initial: CommentsInitial | null = null,
  ) {
    this.query = address.query
    this.isAround = address.commentId !== ''
    this.summary = new Loaded(initial?.summary ?? null)
    this.list = new PagedList(
      (cursor) => this.page(cursor),
      ({ commentId }) => commentId,
      initial?.page ?? null,
    )
    this.replies = new CommentReplies(dependencies, this.list)
    if (initial) {
      this.isMissing = initial.isMissing
      this.takeBefore(initial.page)
    }
    makeAutoObservable<this, 'dependencies' | 'previousCursor' | 'isAround'>(
      this,
      {
        dependencies: false,
        address: false,
        summary: false,
        list: false,
        stays: false,
        replies: false,
        previousCursor: false,
        isAround: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** The comment or reply that the list marks; null for none. */
  get markedId(): string | null {
    return this.address.commentId === '' || this.isMissing ? null : this.address.commentId
  }

  get isFiltered(): boolean {
    const { sort: _sort, ...filters } = reviewQueryFields(this.query)
    return Object.keys(filters).length > 0
  }

  /** Fetches what is neither there nor on its way. */
  async start(): Promise<void> {
    const { summary, list } = this
    await Promise.all([
      summary.value === null && !summary.isLoading ? this.fetchSummary() : null,
      list.start(),
      this.fetchStays(),
    ])
  }

  /** Reloads everything for the present viewer; what is there stays until the responses. */
  async refresh(): Promise<void> {
    this.replies.restart()
    await Promise.all([this.fetchSummary(), this.list.refresh().catch(() => undefined), this.fetchStays()])
  }

  fetchSummary(): Promise<void> {
    const { type, goodsId } = this.address
    return this.summary.load(() => this.dependencies.comment.getCommentSummary({ type, goodsId }))
  }

  /** Finds out whether the signed-in user may write a review here. */
  async fetchStays(): Promise<void> {
    const { type, goodsId } = this.address
    if (type !== 'hotel') return
    if (!this.dependencies.session.isLogin) return this.stays.replace([])
    await this.stays.load(async () => (await this.dependencies.comment.listReviewableStays({ hotelId: goodsId })).list)
  }

  /** Changes filters or order: the change goes into the address, and the list restarts. */
  async change(part: Partial<ReviewQuery>): Promise<void> {
    this.query = { ...this.query, ...part }
    this.isAround = false
    this.isMissing = false
    this.before = 'none'
    this.replies.restart()
    this.dependencies.replaceQuery(reviewQueryFields(this.query))
    await this.list.restart()
  }

  /** Takes off all filters; the order stays. */
  clearFilters(): Promise<void> {
    return this.change({ ...ALL_REVIEWS, sort: this.query.sort })
  }

  /** Loads what stands before a list that began in the middle. */
  async loadBefore(): Promise<void> {
    const { query, previousCursor: cursor } = this
    if (cursor === null || this.before === 'loading') return
    this.before = 'loading'
    try {
      const page = await this.fetchPage(query, cursor)
      if (query !== this.query) return
      runInAction(() => {
        const known = new Set(page.list.map(({ commentId }) => commentId))
        this.list.change((items) => [...page.list, ...items.filter(({ commentId }) => !known.has(commentId))])
        this.takeBefore(page)
      })
    } catch {
      if (query === this.query) runInAction(() => (this.before = 'error'))
    }
  }

  /** Shows a comment as it was just written or edited; a new one stands first. */
  put(comment: Comment): void {
    const isKnown = this.list.items.some(({ commentId }) => commentId === comment.commentId)
    if (isKnown) this.edit(comment.commentId, () => comment)
    else this.list.change((items) => [comment, ...items])
    void this.fetchSummary()
    void this.fetchStays()
  }

  /** Deletes an own comment, review or reply; resolves with whether it is gone. */
  async delete(commentId: string): Promise<boolean> {
    try {
      await this.dependencies.comment.deleteComment({ commentId })
    } catch (thrown) {
      const failure = readFailure(thrown)
      if (!isNotFound(failure)) {
        this.report(thrown)
        return false
      }
    }
    this.list.change((comments) => withoutComment(comments, commentId))
    void this.fetchSummary()
    void this.fetchStays()
    return true
  }

  private edit(commentId: string, change: (comment: Comment) => Comment): void {
    runInAction(() =>
      this.list.change((items) => items.map((item) => (item.commentId === commentId ? change(item) : item))),
    )
  }

  private report(thrown: unknown): void {
    this.dependencies.toast.show(failureText(readFailure(thrown)), { type: 'fail' })
  }

  private fetchPage(query: ReviewQuery, cursor: string | undefined, commentId?: string): Promise<CommentPage> {
    const { type, goodsId } = this.address
    return this.dependencies.comment.listComments({
      type,
      goodsId,
      ...(type === 'moment' ? {} : reviewInput(query)),
      ...(commentId === undefined ? {} : { commentId }),
      cursor,
      pageSize: commentsPage(cursor),
    })
  }

  private async page(cursor: string | undefined): Promise<CommentPage> {
    const { query } = this
    if (cursor !== undefined) return this.fetchPage(query, cursor)
    const reply = this.isAround ? await this.firstPageAround(query) : await this.fetchPage(query, undefined)
    if (query === this.query) runInAction(() => this.takeBefore(reply))
    return reply
  }

  /** The page around the comment of the address, or the first one where that comment is gone. */
  private async firstPageAround(query: ReviewQuery): Promise<CommentPage> {
    const { commentId } = this.address
    const around = await this.fetchPage(query, undefined, commentId).catch((thrown: unknown) => {
      if (isNotFound(readFailure(thrown))) return null
      throw thrown
    })
    const isMissing = around === null || !hasComment(around, commentId)
    if (query === this.query) runInAction(() => (this.isMissing = isMissing))
    return around ?? this.fetchPage(query, undefined)
  }

  private takeBefore({ previousCursor }: CommentPage): void {
    this.previousCursor = previousCursor
    this.before = previousCursor === null ? 'none' : 'more'
  }
}
