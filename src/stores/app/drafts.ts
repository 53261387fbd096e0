import type { KeyValueStore, NamedStore } from '@/platform/storage/contract'
import { savedDatesName } from '@/domain/calendar/saved-dates'
import { keptChoiceName } from '@/domain/stays/stored-choice'

/** Names of fields whose text outlives an automatic reload, or is filled in with what was just typed elsewhere. */
type TypedTextName = 'login_draft' | 'search_draft'

/** Stores the text of a field before a reload. */
export const keepTyped = (visitStorage: KeyValueStore, name: TypedTextName, text: string): void => {
  if (text !== '') visitStorage.write(name, text)
}

/** Returns the text that a reload interrupted, once; an empty one where there is none. */
export function takeTyped(visitStorage: KeyValueStore, name: TypedTextName): string {
  const text = visitStorage.read(name) ?? ''
  if (text !== '') visitStorage.remove(name)
  return text
}

const isDraft = (name: string) => /^(booking|profile|traveler|login|search)_draft|^blocked_action$/.test(name)

const ownerOf = (draft: string | null): unknown => {
  try {
    return JSON.parse(draft ?? 'null').uid ?? null
  } catch {
    return null
  }
}

/** Forgets what was written and not saved by anybody but this person; a visitor's words are theirs who signs in. For a visitor ('') what people wrote goes, for nobody (null) all of it, and what waited for a sign-in. */
export function forgetDrafts(visitStorage: NamedStore, uid: string | null): void {
  for (const name of visitStorage.names().filter(isDraft)) {
    const owner = ownerOf(visitStorage.read(name))
    if (uid === null || (owner !== null && owner !== uid)) visitStorage.remove(name)
  }
}

/** What the app keeps only to be faster or to remember a search; drafts, sign-in and choices are not among it. */
const names = { device: ['region', savedDatesName], visit: [keptChoiceName] } as const

/** Forgets what can be found out again. */
export function clearCache(deviceStorage: KeyValueStore, visitStorage: KeyValueStore): void {
  names.device.forEach((name) => deviceStorage.remove(name))
  names.visit.forEach((name) => visitStorage.remove(name))
}
