import { observer } from 'mobx-react'
import type { HotelDetail } from '@/contract/hotel'
import { facilityGroups } from '@/domain/stays/facility-groups'
import { findOffer } from '@/domain/stays/compare-offers'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { LazyStaySheets, LazyVipLayer } from '@/shell/lazy'
import type { OpenStaySheet } from '@/shell/stay-sheets'
import { useRoot } from '@/stores/app/context'
import type { HotelDetailStore } from '@/stores/stays/hotel-detail'
import type { PriceCalendarStore } from '@/stores/stays/price-calendar'
import { CompareSheet } from '@/widgets/compare-sheet'
import { FacilityList } from '@/widgets/facility-list'
import { Sheet } from '@/widgets/sheet'
import { bookLinks, changeStay } from './sections'

/** Which of the page's sheets is open. */
export type DetailSheet = OpenStaySheet | 'compare' | 'facilities' | 'vip'

/** What the sheets show and change. */
export interface DetailSheetsProps {
  readonly open: DetailSheet
  readonly store: HotelDetailStore
  readonly prices: PriceCalendarStore
  readonly onClose: () => void
}

/** The sheets over the hotel page: dates with the hotel's lowest prices, guests, two packages side by side, all facilities, what VIPs pay. */
export const DetailSheets = observer(function DetailSheets(props: DetailSheetsProps) {
  const { open, store, onClose } = props
  const hotel = store.hotel.value
  if (!hotel) return null
  if (open === 'compare') return <Compare {...props} />
  if (open === 'vip') return <LazyVipLayer onClose={onClose} />
  if (open === 'facilities') return <Facilities hotel={hotel} onClose={onClose} />
  return <StaySheet {...props} open={open} today={hotel.today} />
})

const Compare = observer(function Compare({ store, onClose }: DetailSheetsProps) {
  const rooms = store.offers.value?.rooms ?? []
  const [one, other] = store.compared.map((pid) => findOffer(rooms, pid))
  if (!one || !other) return null
  return <CompareSheet pair={[one, other]} {...bookLinks(store)} onClose={onClose} />
})

function Facilities({ hotel, onClose }: { readonly hotel: HotelDetail; readonly onClose: () => void }) {
  return (
    <Sheet isOpen title="Facilities" size="85" onClose={onClose}>
      {facilityGroups(hotel.facilities).map(({ title, facilities }) => (
        <section key={title} className="detail-group">
          <h3 className="detail-group-head">{title}</h3>
          <FacilityList facilities={facilities} />
        </section>
      ))}
    </Sheet>
  )
}

interface StaySheetProps extends DetailSheetsProps {
  readonly open: OpenStaySheet
  /** The calendar day at the hotel. */
  readonly today: string
}

const StaySheet = observer(function StaySheet({ open, today, store, prices, onClose }: StaySheetProps) {
  const { stay: choice } = useRoot()
  if (!store.stay) return null
  const change = (part: WantedStay) => {
    onClose()
    changeStay(store, choice, part)
  }
  return (
    <LazyStaySheets
      open={open}
      today={today}
      dates={store.stay}
      guests={store.stay}
      facts={prices.days}
      currencyCode={prices.currencyCode}
      holidays={prices.holidays}
      onMonthShown={(monthKey) => void prices.showMonth(monthKey, today)}
      onDates={change}
      onGuests={change}
      onClose={onClose}
    />
  )
})
