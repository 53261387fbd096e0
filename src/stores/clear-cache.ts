import { savedDatesName } from '@/domain/calendar/saved-dates'
import { keptChoiceName } from '@/domain/stays/stored-choice'
import type { KeyValueStore } from '@/platform/storage/contract'

/** What the app keeps only to be faster or to remember a search; drafts, sign-in and choices are not among it. */
const names = { device: ['region', savedDatesName], visit: [keptChoiceName] } as const

/** Forgets what can be found out again. */
export function clearCache(deviceStorage: KeyValueStore, visitStorage: KeyValueStore): void {
  names.device.forEach((name) => deviceStorage.remove(name))
  names.visit.forEach((name) => visitStorage.remove(name))
}
