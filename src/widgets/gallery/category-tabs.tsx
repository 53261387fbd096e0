import type { HotelPicture } from '@/contract/hotel'
import { countOf } from '@/domain/text/phrases'

/** A tab of a gallery: its name, where its pictures begin, and how many there are. */
interface PictureCategory {
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

interface CategoryTabsProps {
  readonly pictures: readonly HotelPicture[]
  readonly index: number
  readonly onIndex: (index: number) => void
}

/** Categories of the pictures with their number; a tap leads to the first of one. A single one is no choice. */
export function CategoryTabs({ pictures, index, onIndex }: CategoryTabsProps) {
  const current = pictures[index]?.category
  const categories = pictureCategories(pictures)
  if (categories.length < 2) return <div className="gal-tabs" />
  return (
    <div className="gal-tabs">
      {categories.map(({ category, label, firstIndex, count }) => (
        <button
          key={category}
          type="button"
          className={category === current ? 'gal-tab gal-on' : 'gal-tab'}
          aria-pressed={category === current}
          aria-label={`${label} ${countOf(count, 'picture')}`}
          onClick={() => onIndex(firstIndex)}
        >
          <span className="gal-face">{`${label} ${count}`}</span>
        </button>
      ))}
    </div>
  )
}
