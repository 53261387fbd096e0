import type { HotelPicture } from '@/contract/hotel'
import { pictureCategories } from '@/domain/gallery/picture-categories'
import { countOf } from '@/domain/text/phrases'

export interface CategoryTabsProps {
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
