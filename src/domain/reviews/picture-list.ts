import type { PictureOwner } from '@/contract/picture'

/** Which pictures an address shows; index is the one that stands over the whole screen, null for none. */
export interface PictureListAddress {
  readonly type: PictureOwner
  readonly id: string
  readonly category: string
  readonly index: number | null
}

/** The category of all pictures. */
export const ALL_PICTURES = 'all'

type Fields = Readonly<Record<string, string | undefined>>

const owners: readonly PictureOwner[] = ['hotel', 'city']
const LONGEST_CATEGORY = 60
const MOST_INDEX = 4999

const readIndex = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) <= MOST_INDEX ? Number(text) : null

/** Reads an address of the page; null where it names nothing that has pictures. */
export function readPictureList(fields: Fields): PictureListAddress | null {
  const type = owners.find((owner) => owner === fields.type)
  const { id = '', category = '' } = fields
  if (!type || id === '') return null
  return {
    type,
    id,
    category: category === '' ? ALL_PICTURES : category.slice(0, LONGEST_CATEGORY),
    index: readIndex(fields.index),
  }
}

/** Everything that the page's first screen depends on. */
export const pictureListParams = ({ type, id, category }: PictureListAddress): Record<string, string> => ({
  type,
  id,
  category,
})

/** The query of the page's address. */
export const pictureListFields = ({ type, id, category, index }: PictureListAddress): Record<string, string> => ({
  type,
  id,
  ...(category === ALL_PICTURES ? {} : { category }),
  ...(index === null ? {} : { index: String(index) }),
})

/** Pictures of a page of the list. */
export const PICTURE_PAGE = 30
