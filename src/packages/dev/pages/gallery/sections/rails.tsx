import { cityBanners } from '@/domain/feed/home-feed'
import { BannerRail } from '@/widgets/banner-rail'
import { RecentRail } from '@/widgets/recent-rail'
import { doNothing, hotelOf, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const city = (value: string, picture: string) => ({
  value,
  label: value,
  showLabel: value,
  localName: value,
  sourceType: 30,
  clickType: 1,
  countryCode: 'JP',
  isAbroad: true,
  timeZone: 'Asia/Tokyo',
  currencyCode: 'JPY',
  today: '2026-11-21',
  headImg: pictureOf(picture),
  hotelCount: 84,
})

const banners = cityBanners([
  city('Kyoto', 'temple-day-01'),
  city('Osaka', 'city-day-01'),
  city('Kobe', 'beach-day-01'),
])

const hotels = [
  hotelOf(),
  hotelOf({ id: 'h2', name: 'A house with a very long name by the river', headImg: pictureOf('pool-day-01') }),
  hotelOf({ id: 'h3', price: null, headImg: pictureOf('bedroom-day-01') }),
]

function Show() {
  return (
    <>
      <GalleryState name="banners" isWide>
        <BannerRail banners={banners} hrefOf={() => '/home'} onOpen={doNothing} />
      </GalleryState>
      <GalleryState name="one banner" isWide>
        <BannerRail banners={banners.slice(0, 1)} hrefOf={() => '/home'} onOpen={doNothing} />
      </GalleryState>
      <GalleryState name="recently viewed" isWide>
        <RecentRail
          hotels={hotels}
          dates={{ checkIn: '2026-11-30', checkOut: '2026-12-03' }}
          hrefOf={() => '/home'}
          onOpen={doNothing}
        />
      </GalleryState>
    </>
  )
}

/** Rows of Explore that scroll sideways. */
export const railsSection: GallerySection = { key: 'rails', title: 'Rows of Explore', Show }
