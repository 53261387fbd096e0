import type { KeyValueStore } from '@/platform/storage/contract'

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
