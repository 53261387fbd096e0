import type { KeyValueStore } from '@/platform/storage/contract'

/** How far a list was read, in items, and scrolled, in CSS px, when it was left. */
export interface ListPlace {
  readonly count: number
  readonly scrollTopPx: number
}

/** What a list goes by: the fields of its address. */
export type ListAddress = Readonly<Record<string, string | number>>

const nameOf = (address: ListAddress) => `list_place ${JSON.stringify(address)}`

/** Where the list of an address was left, or null. */
export function readListPlace(storage: KeyValueStore, address: ListAddress): ListPlace | null {
  try {
    const place: ListPlace | null = JSON.parse(storage.read(nameOf(address)) ?? 'null')
    return place && place.count > 0 ? place : null
  } catch {
    return null
  }
}

/** Notes where a list is left. */
export const storeListPosition = (storage: KeyValueStore, address: ListAddress, place: ListPlace): void =>
  storage.write(nameOf(address), JSON.stringify(place))

/** The next visit begins at the top, as after a new search. */
export const forgetListPlace = (storage: KeyValueStore, address: ListAddress): void => storage.remove(nameOf(address))
