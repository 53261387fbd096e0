import { mapSketch } from '@/domain/stays/map-sketch'
import { FacilityList } from '@/widgets/facility-list'
import { MapSketch } from '@/widgets/map-sketch'
import { MomentStrip } from '@/widgets/moment-strip'
import { PolicyList } from '@/widgets/policy-list'
import { doNothing, momentOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const facilities = [
  { icon: 'wifi', name: 'Wi-Fi in all rooms', isFree: true },
  { icon: 'coffee', name: 'Breakfast room', isFree: false },
  { icon: 'waves', name: 'Swimming pool', isFree: true },
]
const policies = [
  { title: 'Pets', text: 'Pets are not allowed, guide dogs are.' },
  { title: 'Mandatory fees', text: 'None. Taxes and service charges are part of every price shown.' },
]
const sketch = mapSketch({ lat: 35.0037, lng: 135.778 }, [
  { name: 'Kiyomizu-dera', kind: 'Temple', lat: 34.9949, lng: 135.785 },
  { name: 'Nishiki Market', kind: 'Market', lat: 35.005, lng: 135.764 },
  { name: 'Kyoto Station', kind: 'Station', lat: 34.9858, lng: 135.7588 },
])

function Show() {
  return (
    <>
      <GalleryState name="facilities">
        <FacilityList facilities={facilities} />
      </GalleryState>
      <GalleryState name="policies">
        <PolicyList policies={policies} />
      </GalleryState>
      <GalleryState name="sketch of what lies around">
        {sketch ? <MapSketch name="Garden House" sketch={sketch} /> : null}
      </GalleryState>
      <GalleryState name="posts">
        <MomentStrip
          moments={[momentOf(), momentOf({ id: 'm2', isLike: true, likeCount: 13 })]}
          hrefOf={() => '/home'}
          onOpen={doNothing}
          onLike={doNothing}
        />
      </GalleryState>
    </>
  )
}

/** Fact lists and sketches of a hotel's page. */
export const hotelFactsSection: GallerySection = { key: 'hotel-facts', title: 'Facts of a hotel', Show }
