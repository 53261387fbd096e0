import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureNote } from '@/domain/failure/failure-note'
import type { OfferFix } from '@/domain/offers/fix-unavailable'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { stayQuery } from '@/domain/stay/stay-query'
import { copyText } from '@/platform/clipboard'
import { back, go, hrefOf } from '@/platform/navigate'
import { scrollToElement } from '@/platform/scroll'
import { LazyStaySheets } from '@/shell/lazy-stay-sheets'
import { Page } from '@/shell/page'
import type { OpenStaySheet } from '@/shell/stay-sheets'
import { useRoot } from '@/stores/context'
import type { HotelDetailStore } from '@/stores/hotel-detail'
import { useHotelDetail } from './use-hotel-detail'
import { HotelDetailView } from './view'
import './style.scss'

/** Query of the booking page: the stay, the hotel, and the price that stood on the button. */
function bookFields({ offers, id }: HotelDetailStore, pid: string) {
  const stay = offers.value?.stay
  const packages = offers.value?.rooms.flatMap((room) => room.packages) ?? []
  const price = packages.find((offer) => offer.pid === pid)?.price
  return {
    ...(stay ? stayQuery(stay) : {}),
    hotelId: id,
    ...(price ? { total: price.totalMinor, currency: price.currencyCode } : {}),
  }
}

/** A hotel. */
const HotelDetail = observer(function HotelDetail() {
  const root = useRoot()
  const { store, prices, areDatesDefault } = useHotelDetail(root)
  const [sheet, setSheet] = useState<OpenStaySheet | null>(null)
  const [hasChosen, setChosen] = useState(false)
  const hotel = store.hotel.value
  const offers = store.offers.value
  const change = (part: WantedStay) => {
    setSheet(null)
    setChosen(true)
    if (part.checkIn && part.checkOut) root.stay.chooseDates({ checkIn: part.checkIn, checkOut: part.checkOut })
    void store.changeStay(part)
  }
  const fix = ({ change: part, opens }: OfferFix) => {
    if (part) change(part)
    else if (opens) setSheet(opens === 'calendar' ? 'dates' : 'guests')
  }
  const copyAddress = async () => {
    const isCopied = hotel !== null && (await copyText(`${hotel.localName}\n${hotel.addressLocal}`))
    root.toast.show(isCopied ? 'Address copied' : 'The address could not be copied')
  }
  return (
    <Page route="hotelDetail">
      <HotelDetailView
        hotel={hotel && { ...hotel, isCollection: root.wishes.isOn(hotel.id, hotel.isCollection) }}
        hotelFailure={failureNote(store.hotel.failure)}
        stay={store.stay}
        offers={offers}
        offersFailure={failureNote(store.offers.failure)}
        isLoadingOffers={store.isChangingStay || (store.offers.isLoading && offers === null)}
        areDatesDefault={areDatesDefault && !hasChosen}
        hrefOfBook={(pid) => hrefOf('hotelBook', { pid }, bookFields(store, pid))}
        onBack={back}
        onWish={(isWished) => root.wishes.tap(store.id, isWished)}
        onCopyAddress={() => void copyAddress()}
        onDates={() => setSheet('dates')}
        onGuests={() => setSheet('guests')}
        onNearestDates={change}
        onBook={(pid) => go('hotelBook', { pid }, bookFields(store, pid))}
        onFix={fix}
        onChooseRoom={() => scrollToElement('rooms')}
        onRetryHotel={() => void store.fetchHotel()}
        onRetryOffers={() => void store.fetchOffers()}
      />
      {sheet && offers && hotel && (
        <LazyStaySheets
          open={sheet}
          today={hotel.today}
          dates={store.stay}
          guests={store.stay ?? offers.stay}
          facts={prices.days}
          currencyCode={prices.currencyCode}
          onMonthShown={(monthKey) => void prices.showMonth(monthKey, hotel.today)}
          onDates={change}
          onGuests={change}
          onClose={() => setSheet(null)}
        />
      )}
    </Page>
  )
})

export default HotelDetail
