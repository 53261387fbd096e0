import { SearchCard, type SearchCardProps } from '@/widgets/search-card'
import { StayBar } from '@/widgets/stay-bar'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const taps = { onDestination: doNothing, onDates: doNothing, onGuests: doNothing, onSearch: doNothing }
const filled: SearchCardProps = {
  destination: 'Kyoto',
  dates: { checkIn: '2026-11-21', checkOut: '2026-11-23' },
  guests: { rooms: 1, adults: 2, children: 0 },
  ...taps,
}
const stay = { checkIn: '2026-11-21', checkOut: '2026-11-23', nights: 2, rooms: 1, adults: 2, children: 1 }

function Show() {
  return (
    <>
      <GalleryState name="nothing chosen">
        <SearchCard {...filled} destination={null} />
      </GalleryState>
      <GalleryState name="chosen">
        <SearchCard {...filled} guests={{ rooms: 3, adults: 6, children: 2 }} />
      </GalleryState>
      <GalleryState name="searching">
        <SearchCard {...filled} isSearching />
      </GalleryState>
      <GalleryState name="bar of a stay">
        <StayBar stay={stay} onDates={doNothing} onGuests={doNothing} />
      </GalleryState>
      <GalleryState name="bar of a sample stay">
        <StayBar stay={stay} isDefault onDates={doNothing} onGuests={doNothing} />
      </GalleryState>
    </>
  )
}

/** Where, when, who. */
export const searchCardSection: GallerySection = { key: 'search-card', title: 'Search card', Show }
