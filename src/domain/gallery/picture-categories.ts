import type { HotelPicture } from '@/contract/hotel'

/** A tab of a gallery: its name, where its pictures begin, and how many there are. */
export interface PictureCategory {
  readonly category: HotelPicture['category']
  readonly label: string
  readonly firstIndex: number
  readonly count: number
}

const LABELS: Record<HotelPicture['category'], string> = {
  hotel: 'Hotel',
  room: 'Rooms',
  food: 'Food',
  facility: 'Facilities',
  place: 'Around',
}

/** The categories that a hotel's pictures have, in the order in which they first come. */
export function pictureCategories(pictures: readonly Pick<HotelPicture, 'category'>[]): PictureCategory[] {
  const found = new Map<HotelPicture['category'], PictureCategory>()
  pictures.forEach(({ category }, index) => {
    const before = found.get(category) ?? { category, label: LABELS[category], firstIndex: index, count: 0 }
    found.set(category, { ...before, count: before.count + 1 })
  })
  return [...found.values()]
}
