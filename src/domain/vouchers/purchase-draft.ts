import type { Attempt } from '../attempt'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'
import { isStoredDate, type PurchaseBody, type StoredDate } from './purchase-date'
import type { PurchaseForm } from './purchase-form'

/** A purchase that is being written, as it outlives a reload and a sign-in. */
export interface PurchaseDraft extends OwnedDraft {
  readonly quantity: number
  /** The total that was seen, in minor units. */
  readonly seenMinor: number | null
  readonly form: PurchaseForm
  /** The date that is bought with them; left out in a draft of a purchase without one. */
  readonly date?: StoredDate
  readonly attempt: Attempt<PurchaseBody> | null
}

/** Name under which the draft of a purchase is stored for the tab's lifetime. */
export const purchaseDraftName = (skuId: string): string => `voucher_draft ${skuId}`

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account than the one signed in. */
export const readPurchaseDraft = (text: string | null, nowMs: number, uid: string | null): PurchaseDraft | null =>
  readStoredDraft(text, isDraft, nowMs, uid)

function isDraft(value: unknown): value is PurchaseDraft {
  if (!isRecord(value) || typeof value.savedAtMs !== 'number' || typeof value.quantity !== 'number') return false
  const { uid, form, date } = value
  if (date !== undefined && !isStoredDate(date)) return false
  return (uid === null || typeof uid === 'string') && isRecord(form) && isRecord(form.contact)
}
