import type { TravelerFields } from './traveler-fields'

/** A traveler's form as it outlives the end of a sign-in: whose it is, of which saved traveler, who was ticked, and whether it was about to be saved. */
export interface TravelerDraft {
  readonly uid: string
  /** The saved traveler that is edited; null for a new one. */
  readonly id: string | null
  readonly form: TravelerFields
  readonly selectedIds: readonly string[]
  readonly isSaving: boolean
  readonly keptAtMs: number
}

/** A document's number lies in the open here, so not for longer than a sign-in takes. */
const LIFETIME_MS = 30 * 60_000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

const isForm = (value: unknown): value is TravelerFields =>
  isRecord(value) &&
  [value.name, value.idType, value.idNo, value.tel].every(isText) &&
  (value.birthday === null || isText(value.birthday))

const isDraft = (value: unknown): value is TravelerDraft =>
  isRecord(value) &&
  isText(value.uid) &&
  (value.id === null || isText(value.id)) &&
  isForm(value.form) &&
  Array.isArray(value.selectedIds) &&
  value.selectedIds.every(isText) &&
  typeof value.isSaving === 'boolean' &&
  typeof value.keptAtMs === 'number'

/** Reads a kept draft; null where there is none, it is damaged, too old or somebody else's. */
export function readTravelerDraft(text: string | null, uid: string | null, nowMs: number): TravelerDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isDraft(value) || value.uid !== uid) return null
    return nowMs - value.keptAtMs < LIFETIME_MS ? value : null
  } catch {
    return null
  }
}
