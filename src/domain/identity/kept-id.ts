interface TextStore {
  read(name: string): string | null
  write(name: string, value: string): void
}

/** The id kept under a name, made once and then always the same (spec §3: device id persistent, session id per session). */
export function keptId(store: TextStore, newGuid: () => string, name: string): string {
  const kept = store.read(name)
  if (kept !== null) return kept
  const made = newGuid()
  store.write(name, made)
  return made
}
