import { createHash } from 'node:crypto'
import { importedPictureId } from '../kernel/pictures/picture-library'
import { hotelSizedPicture } from '../kernel/pictures/hotel-sized-picture'
import type { HotelPictureRow } from '../repositories/hotel-picture'
import { fetchBytes } from './fetch-bytes'

/** Pictures of a hotel that could be had, and notes of those that could not. */
export interface FetchedPictures {
  readonly pictures: readonly HotelPictureRow[]
  readonly notes: readonly string[]
}

export type FetchPictures = (hotelId: string, urls: readonly string[]) => Promise<FetchedPictures>

const MOST_BYTES = 10 * 1024 * 1024
const TIMEOUT_MS = 15_000

/** Makes what fetches pictures, checks that they are pictures and draws them anew in a size for hotels. */
export function createFetchPictures({ allowsLocal }: { readonly allowsLocal: boolean }): FetchPictures {
  const limits = { mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, allowsLocal }
  return async (hotelId, urls) => {
    const fetched = await Promise.all(
      urls.map(async (url): Promise<HotelPictureRow | string> => {
        try {
          const { content, width, height, color } = await hotelSizedPicture(await fetchBytes(url, limits))
          const hash = createHash('sha256').update(`${hotelId} ${url}`).update(content).digest('hex').slice(0, 16)
          return { id: importedPictureId({ hash, width, height, color }), hotelId, url, content }
        } catch (error) {
          return `picture ${url} was not taken: ${error instanceof Error ? error.message : 'it can not be read'}`
        }
      }),
    )
    const pictures = fetched.filter((one) => typeof one !== 'string')
    return {
      pictures: pictures.filter(({ id }, at) => pictures.findIndex((other) => other.id === id) === at),
      notes: fetched.filter((one) => typeof one === 'string'),
    }
  }
}
