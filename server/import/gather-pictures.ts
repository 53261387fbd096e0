import type { Executor } from '../kernel/database/executor'
import { type HotelPictureRow, type HotelPictureSource, listHotelPictures } from '../repositories/hotel-picture'
import type { FetchPictures } from './fetch-pictures'

/** The pictures that a hotel has after an import. */
export interface GatheredPictures {
  /** In the order of their URLs; a URL that could not be fetched this time keeps its stored picture, and has none where none is stored. */
  readonly pictures: readonly HotelPictureSource[]
  /** Those of them that are not stored yet. */
  readonly fetched: readonly HotelPictureRow[]
  /** Why URLs could not be fetched. */
  readonly notes: readonly string[]
}

/** How pictures are gathered; without fetchPictures nothing is fetched. */
export interface GatherParts {
  readonly db: Executor
  readonly fetchPictures: FetchPictures | undefined
  /** Whether only URLs without a stored picture are fetched, as for an entry that has not changed. */
  readonly isOnlyMissing: boolean
}

/** Fetches a hotel's pictures and joins them with the stored ones. */
export async function gatherPictures(
  hotelId: string,
  urls: readonly string[],
  { db, fetchPictures, isOnlyMissing }: GatherParts,
): Promise<GatheredPictures> {
  if (urls.length === 0) return { pictures: [], fetched: [], notes: [] }
  const byUrl = new Map<string, HotelPictureSource>()
  for (const picture of await listHotelPictures(db, hotelId)) byUrl.set(picture.url, picture)
  const storedIds = new Set([...byUrl.values()].map(({ id }) => id))
  const wanted = isOnlyMissing ? urls.filter((url) => !byUrl.has(url)) : urls
  const { pictures = [], notes = [] } = wanted.length > 0 ? ((await fetchPictures?.(hotelId, wanted)) ?? {}) : {}
  for (const { id, url } of pictures) byUrl.set(url, { id, url })
  return {
    pictures: [...new Set(urls)].flatMap((url) => byUrl.get(url) ?? []),
    fetched: pictures.filter(({ id }) => !storedIds.has(id)),
    notes,
  }
}
