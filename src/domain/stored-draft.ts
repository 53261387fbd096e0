/** What every stored draft has: who wrote it, null for a visitor, and when. */
export interface OwnedDraft {
  readonly uid: string | null
  readonly savedAtMs: number
}

/** Lifetime of a draft, in milliseconds. */
const LIFETIME_MS = 24 * 3_600_000

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account than the one signed in. */
export function readStoredDraft<Draft extends OwnedDraft>(
  text: string | null,
  isDraft: (value: unknown) => value is Draft,
  nowMs: number,
  uid: string | null,
): Draft | null {
  const draft = parse(text)
  if (!isDraft(draft)) return null
  const isOthers = draft.uid !== null && uid !== null && draft.uid !== uid
  return !isOthers && nowMs - draft.savedAtMs < LIFETIME_MS ? draft : null
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
