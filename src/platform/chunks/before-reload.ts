const saves = new Set<() => void>()

/** Registers what stores unsaved text before the page reloads by itself; returns how to unregister. */
export function beforeReload(save: () => void): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Stores all unsaved text. */
export const saveBeforeReload = (): void => saves.forEach((save) => save())
