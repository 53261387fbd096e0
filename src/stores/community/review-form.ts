import { makeAutoObservable } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { Comment, TravelerType } from '@/contract/comment'
import type { BlockedAction } from '@/domain/account/stored-login'
import {
  createReviewBody,
  type CreateReview,
  editReviewBody,
  EMPTY_REVIEW,
  readReviewDraft,
  reviewDraftName,
  reviewFault,
  type ReviewForm,
  reviewFormText,
  type ReviewTarget,
} from '@/domain/community/review-form'
import type { SubScoreKey } from '@/domain/reviews/sub-scores'
import { type StoredUpload, storedUploads, type UploadRow } from '@/domain/community/upload-rows'
import type { ToastStore } from '../app/toast'
import { WrittenForm, type WrittenFormDependencies } from './written-form'

/** What writing a review needs from outside. */
export interface ReviewFormDependencies extends WrittenFormDependencies {
  readonly comment: Pick<CommunityCalls['comment'], 'createComment' | 'editReview'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly onSent: (review: Comment) => void
}

const actionName = 'write_review'

/** The order or review whose form waited for the sign-in; null where none did. Called once by the page that opens the form. */
export function takeWaitingReview(login: {
  readonly takePendingAction: (name: string) => BlockedAction | null
}): { readonly kind: 'new' | 'edit'; readonly id: string } | null {
  const { kind, id } = login.takePendingAction(actionName)?.params ?? {}
  return (kind === 'new' || kind === 'edit') && typeof id === 'string' ? { kind, id } : null
}

const idOf = (target: ReviewTarget) => (target.kind === 'new' ? target.orderId : target.commentId)

const startOf = (target: ReviewTarget): { readonly form: ReviewForm; readonly files: readonly StoredUpload[] } =>
  target.kind === 'edit' ? { form: target.form, files: target.files } : { form: EMPTY_REVIEW, files: [] }

/** Whether a form is as it began. */
const isAsBegun = (form: ReviewForm, rows: readonly UploadRow[], start: ReturnType<typeof startOf>): boolean =>
  JSON.stringify(form) === JSON.stringify(start.form) &&
  rows.length === start.files.length &&
  storedUploads(rows).every(({ fileId }, index) => fileId === start.files[index]?.fileId)

/** The form for a review of a finished stay, or for changing one within 48 hours. */
export class ReviewFormStore {
  readonly written: WrittenForm<ReviewForm, CreateReview, Comment>

  constructor(
    private readonly dependencies: ReviewFormDependencies,
    readonly target: ReviewTarget,
  ) {
    const start = startOf(target)
    this.written = new WrittenForm(dependencies, {
      purpose: 'review',
      draftName: reviewDraftName(target),
      start,
      readDraft: readReviewDraft,
      fault: reviewFault,
      isEmpty: (form, rows) => isAsBegun(form, rows, start),
      bodyOf: (form, files) =>
        createReviewBody(form, files, target.kind === 'new' ? target.orderId : '', target.stay.hotelId),
      send: (body, options) => this.send(body, options),
      action: { name: actionName, params: { kind: target.kind, id: idOf(target) } },
      onDone: (review) => this.finish(review),
    })
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, target: false, written: false },
      { autoBind: true, deep: false },
    )
  }

  rate(score: number): void {
    this.written.write({ score })
  }

  rateSub(key: SubScoreKey, score: number): void {
    const { [key]: _last, ...others } = this.written.form.subScores
    this.written.write({ subScores: score === 0 ? others : { ...others, [key]: score } })
  }

  /** Chooses with whom one traveled; a second tap takes it back. */
  toggleType(type: TravelerType, isOn: boolean): void {
    this.written.write({ travelerType: isOn ? type : null })
  }

  writeText(text: string): void {
    this.written.write({ text })
  }

  toggleIncentive(): void {
    this.written.write({ isIncentivized: !this.written.form.isIncentivized })
  }

  /** Goes on with held files. */
  start(): void {
    this.written.start()
  }

  /** The form is taken off the screen. */
  stop(): void {
    this.written.stop()
  }

  private send(body: CreateReview, options: { readonly idempotencyKey: string }): Promise<Comment> {
    const { comment } = this.dependencies
    const { target, written } = this
    if (target.kind === 'new') return comment.createComment(body, options)
    return comment.editReview(editReviewBody(written.form, written.uploads.stored, target.commentId))
  }

  private finish(review: Comment): void {
    const { toast, onSent } = this.dependencies
    const isHeld = review.state === 'held'
    toast.show(isHeld ? reviewFormText.held : reviewFormText.sent, { type: isHeld ? 'text' : 'success' })
    onSent(review)
  }
}
