import type { HotelPicture } from '@/contract/hotel'

/** A tab of a gallery: its name, and where its pictures begin. */
export interface PictureCategory {
  readonly category: HotelPicture['category']
  readonly label: string
  readonly firstIndex: number
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
  pictures.forEach(({ category }, firstIndex) => {
    if (!found.has(category)) found.set(category, { category, label: LABELS[category], firstIndex })
  })
  return [...found.values()]
}
