import { useState } from 'react'
import type { CityMonth } from '@/contract/city'
import type { FlexStay } from '@/contract/hotel'
import { FlexStrip } from '@/widgets/flex-strip'
import { MonthStrip } from '@/widgets/month-strip'
import { doNothing, priceOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const day = (checkIn: string, checkOut: string, amount: string | null, isLowest = false): FlexStay => ({
  checkIn,
  checkOut,
  price: amount === null ? null : priceOf({ currencyAmount: amount }),
  isLowest,
})
const stays = [
  day('2026-11-30', '2026-12-02', '1,120', true),
  day('2026-12-01', '2026-12-03', '1,280'),
  day('2026-12-02', '2026-12-04', null),
  day('2026-12-03', '2026-12-05', '1,460'),
]

const monthOf = (month: string, typical: number | null, isCheapest = false): CityMonth => ({
  month,
  lowestMinor: typical && typical * 60,
  lowestAmount: typical === null ? null : String(Math.round(typical * 0.6)),
  lowestDay: typical === null ? null : `${month}-09`,
  typicalMinor: typical && typical * 100,
  typicalAmount: typical === null ? null : String(typical),
  isCheapest,
})
const months = [
  monthOf('2026-11', 640),
  monthOf('2026-12', 720),
  monthOf('2027-01', 480, true),
  monthOf('2027-02', 900),
  monthOf('2027-03', null),
  monthOf('2027-04', 860),
]

function Show() {
  const [checkIn, setCheckIn] = useState('2026-12-01')
  return (
    <>
      <GalleryState name="other days">
        <FlexStrip stays={stays} checkIn={checkIn} onChoose={(stay) => setCheckIn(stay.checkIn)} />
      </GalleryState>
      <GalleryState name="months">
        <MonthStrip
          months={months}
          currencyCode="CNY"
          currencySymbol="¥"
          hrefOf={(lowestDay) => `/hotel/list?checkIn=${lowestDay}`}
          onOpen={doNothing}
        />
      </GalleryState>
    </>
  )
}

/** What the same stay costs on other days, and a night in other months. */
export const priceStripsSection: GallerySection = { key: 'price-strips', title: 'Prices by day and month', Show }
