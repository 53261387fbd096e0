import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureNote } from '@/domain/failure/failure-note'
import type { OfferFix } from '@/domain/offers/fix-unavailable'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { stayQuery } from '@/domain/stay/stay-query'
import { copyText } from '@/platform/clipboard'
import { back, go, hrefOf } from '@/platform/navigate'
import { scrollToElement } from '@/platform/scroll'
import { Page } from '@/shell/page'
import type { OpenStaySheet } from '@/shell/stay-sheets'
import { useRoot } from '@/stores/context'
import type { HotelDetailStore } from '@/stores/hotel-detail'
import type { StayStore } from '@/stores/stay'
import type { ToastStore } from '@/stores/toast'
import { Layer } from '@/widgets/layer'
import { DetailSheets } from './sheets'
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

/** What is copied for a taxi driver: name and address as they are written there. */
async function copyAddress({ hotel }: HotelDetailStore, toast: ToastStore): Promise<void> {
  const facts = hotel.value
  const isCopied = facts !== null && (await copyText(`${facts.localName}\n${facts.addressLocal}`))
  toast.show(isCopied ? 'Address copied' : 'The address could not be copied')
}

/** What a tap changes: the stay, or which sheet is open. */
function stayActions(store: HotelDetailStore, choice: StayStore, setSheet: (sheet: OpenStaySheet | null) => void) {
  const change = (part: WantedStay) => {
    setSheet(null)
    if (part.checkIn && part.checkOut) choice.chooseDates({ checkIn: part.checkIn, checkOut: part.checkOut })
    void store.changeStay(part)
  }
  return {
    change,
    onNearestDates: change,
    onDates: () => setSheet('dates'),
    onGuests: () => setSheet('guests'),
    onFix({ change: part, opens }: OfferFix) {
      if (part) change(part)
      else if (opens) setSheet(opens === 'calendar' ? 'dates' : 'guests')
    },
  }
}

/** A hotel. */
const HotelDetail = observer(function HotelDetail() {
  const root = useRoot()
  const { store, prices, areDatesDefault } = useHotelDetail(root)
  const [sheet, setSheet] = useState<OpenStaySheet | null>(null)
  const { change, ...actions } = stayActions(store, root.stay, setSheet)
  const hotel = store.hotel.value
  return (
    <Page route="hotelDetail">
      <HotelDetailView
        hotel={hotel && { ...hotel, isCollection: root.wishes.isOn(hotel.id, hotel.isCollection) }}
        hotelFailure={failureNote(store.hotel.failure)}
        stay={store.stay}
        offers={store.offers.value}
        offersFailure={failureNote(store.offers.failure)}
        isLoadingOffers={store.isChangingStay || (store.offers.isLoading && store.offers.value === null)}
        areDatesDefault={areDatesDefault && root.stay.chosenDates === null}
        hrefOfBook={(pid) => hrefOf('hotelBook', { pid }, bookFields(store, pid))}
        onBack={back}
        onWish={(isWished) => root.wishes.tap(store.id, isWished)}
        onCopyAddress={() => void copyAddress(store, root.toast)}
        onBook={(pid) => go('hotelBook', { pid }, bookFields(store, pid))}
        onChooseRoom={() => scrollToElement('rooms')}
        onRetryHotel={() => void store.fetchHotel()}
        onRetryOffers={() => void store.fetchOffers()}
        {...actions}
      />
      <Layer>
        <DetailSheets open={sheet} store={store} prices={prices} onStay={change} onClose={() => setSheet(null)} />
      </Layer>
    </Page>
  )
})

export default HotelDetail
