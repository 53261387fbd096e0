import { marksForReload } from '@/domain/app/reload-marks'
import { credentials } from '../credentials'
import { tabStorage } from '../storage'

const saves = new Set<() => void>()

/** Registers what stores unsaved text before the page reloads by itself; returns how to unregister. */
export function beforeReload(save: () => void): () => void {
  saves.add(save)
  return () => void saves.delete(save)
}

/** Stores all unsaved text. */
export const saveBeforeReload = (): void => saves.forEach((save) => save())

const marksName = 'chunk_reloads'

/** The entry script's address changes with every build, for it names all chunks. */
const buildName = () => document.querySelector<HTMLScriptElement>('script[src*="/app."]')?.src ?? ''

/** Reloads the page where that may help and loses nothing; returns false where it was done before, nothing can be stored, or there is no connection. */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (!navigator.onLine || credentials.hasUnkept()) return false
  const marks = marksForReload(tabStorage.read(marksName), buildName(), window.location.pathname)
  if (marks === null) return false
  tabStorage.write(marksName, marks)
  saveBeforeReload()
  if (tabStorage.hasUnkept()) return false
  reload()
  return true
}
