import type { NamedStore } from '@/platform/storage/contract'

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
