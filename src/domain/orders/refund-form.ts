import type { ApplyForCancel, CancelQuote, CancelReason } from '@/contract/refund'
import type { Attempt } from '../attempt'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'
import { cutText } from '../text/phrases'
import { type ArrivedFile, filesFault, neededProof, type RefundFileRow } from './refund-files'

/** Reasons to cancel in the order of their chips. */
export const cancelReasons: readonly { readonly value: CancelReason; readonly label: string }[] = [
  { value: 'plans_changed', label: 'My plans changed' },
  { value: 'found_better', label: 'I found something better' },
  { value: 'booked_by_mistake', label: 'I booked by mistake' },
  { value: 'illness', label: 'Illness' },
  { value: 'transport', label: 'My transport was cancelled' },
  { value: 'hotel_problem', label: 'A problem with the hotel' },
  { value: 'other', label: 'Another reason' },
]

/** What a reason is called. */
export const cancelReasonName = (reason: CancelReason): string =>
  cancelReasons.find(({ value }) => value === reason)?.label ?? reason

/** What is missing where a reason is needed. */
export const reasonMissing = 'Please choose a reason.'

/** Most characters of the message, as the contract takes them. */
export const LONGEST_MESSAGE = 500

/** What the traveler fills in to cancel; rooms is null for all that are left. */
export interface RefundForm {
  readonly rooms: readonly number[] | null
  readonly reason: CancelReason | null
  readonly message: string
  readonly wantsWaiver: boolean
  /** Files that have arrived, for a request to waive the fee. */
  readonly files: readonly ArrivedFile[]
}

/** A form nobody has filled in yet. */
export const EMPTY_REFUND_FORM: RefundForm = { rooms: null, reason: null, message: '', wantsWaiver: false, files: [] }

/** Whether the form applies for a waiver of the fee, where the quote allows that. */
export const isWaiver = ({ wantsWaiver }: RefundForm, quote: CancelQuote): boolean =>
  wantsWaiver && quote.canRequestWaiver

/** What a request has to be proved with as the form stands; null where nothing is, or nothing is requested. */
export const proofOf = (form: RefundForm, quote: CancelQuote): string | null =>
  quote.needsFiles && isWaiver(form, quote) ? neededProof(form.reason) : null

/** Why a request cannot be sent with the form's files; null for a cancellation, which sends none. */
export const filesFaultOf = (form: RefundForm, quote: CancelQuote, rows: readonly RefundFileRow[]): string | null =>
  quote.needsFiles && isWaiver(form, quote) ? filesFault(rows, proofOf(form, quote)) : null

/** What is sent to cancel at a quote; reason and message only where the quote needs a reason, files only with a request that takes them. */
export function cancelBody(form: RefundForm, quote: CancelQuote, quoteToken: string): ApplyForCancel {
  const message = cutText(form.message.trim(), LONGEST_MESSAGE)
  return {
    orderid: quote.orderid,
    quoteToken,
    ...(quote.needsReason && form.reason ? { reason: form.reason } : {}),
    ...(quote.needsReason && message !== '' ? { reasonText: message } : {}),
    ...(isWaiver(form, quote) ? { requestsWaiver: true, ...fileIdsOf(form, quote) } : {}),
  }
}

const fileIdsOf = ({ files }: RefundForm, { needsFiles }: CancelQuote) =>
  needsFiles && files.length > 0 ? { fileIds: files.map(({ fileId }) => fileId) } : {}

/** A cancellation that is being filled in, as it outlives a reload and a sign-in. */
export interface RefundDraft extends OwnedDraft {
  readonly form: RefundForm
  readonly attempt: Attempt<ApplyForCancel> | null
}

/** Name under which an order's draft is stored for the tab's lifetime. */
export const refundDraftName = (orderid: string): string => `refund_draft ${orderid}`

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account. */
export const readRefundDraft = (text: string | null, nowMs: number, uid: string | null): RefundDraft | null =>
  readStoredDraft(text, isDraft, nowMs, uid)

function isDraft(value: unknown): value is RefundDraft {
  if (!isRecord(value) || typeof value.savedAtMs !== 'number' || typeof value.uid !== 'string') return false
  const { form, attempt } = value
  if (!isRecord(form) || typeof form.message !== 'string' || typeof form.wantsWaiver !== 'boolean') return false
  if ((form.rooms !== null && !Array.isArray(form.rooms)) || !Array.isArray(form.files)) return false
  return attempt === null || (isRecord(attempt) && typeof attempt.key === 'string' && isRecord(attempt.body))
}

/** Whether the page's address suggests that a reason is needed; only until the quote decides. */
export const hintsReason = ({ isNeedReason }: { readonly isNeedReason: string }): boolean => isNeedReason === '1'

/** Whether the page's address suggests that files are taken; only until the quote decides. */
export const hintsFiles = ({ isNeedFiles }: { readonly isNeedFiles: string }): boolean => isNeedFiles === '1'

/** The two flags of the page's address by what a quote needs; none without a quote. */
export const refundFlags = (quote: Pick<CancelQuote, 'needsReason' | 'needsFiles'> | null) => ({
  isNeedReason: quote?.needsReason ? '1' : '0',
  isNeedFiles: quote?.needsFiles ? '1' : '0',
})
