import type { KeyValueStore, NamedStore } from '@/platform/storage/contract'
import { savedDatesName } from '@/domain/calendar/stay-dates'
import { storedChoiceName } from '@/domain/stays/stored-choice'

/** Names of fields whose text outlives an automatic reload, or is filled in with what was just typed elsewhere. */
type TypedTextName = 'login_draft' | 'search_draft'

/** Stores the text of a field before a reload. */
export const storeTyped = (tabStorage: KeyValueStore, name: TypedTextName, text: string): void => {
  if (text !== '') tabStorage.write(name, text)
}

/** Returns the text that a reload interrupted, once; an empty one where there is none. */
export function takeTyped(tabStorage: KeyValueStore, name: TypedTextName): string {
  const text = tabStorage.read(name) ?? ''
  if (text !== '') tabStorage.remove(name)
  return text
}

/** Name under which messages of chats wait on the device to be sent. */
export const unsentMessagesName = 'chat_outbox'

const isDraft = (name: string) =>
  /^(booking|exchange|voucher|refund|profile|traveler|moment|review|login|search)_draft|^blocked_action$/.test(name)

const ownerOf = (draft: string | null): unknown => {
  try {
    return JSON.parse(draft ?? 'null').uid ?? null
  } catch {
    return null
  }
}

/** Forgets what was written and not saved by anybody but this person; a visitor's words are theirs who signs in. For a visitor ('') what people wrote goes, for nobody (null) all of it, and what waited for a sign-in. */
export function forgetDrafts(tabStorage: NamedStore, uid: string | null): void {
  for (const name of tabStorage.names().filter(isDraft)) {
    const owner = ownerOf(tabStorage.read(name))
    if (uid === null || (owner !== null && owner !== uid)) tabStorage.remove(name)
  }
}

/** What the app stores only as a cache or search history; drafts, sign-in and choices are not part of it. */
const names = { device: ['region', savedDatesName], visit: [storedChoiceName] } as const

/** Forgets what can be found out again. */
export function clearCache(deviceStorage: KeyValueStore, tabStorage: KeyValueStore): void {
  names.device.forEach((name) => deviceStorage.remove(name))
  names.visit.forEach((name) => tabStorage.remove(name))
}
