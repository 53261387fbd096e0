import { observer } from 'mobx-react'
import { useRef, useState } from 'react'
import { bookingQuery } from '@/domain/booking/booking-request'
import { failureView } from '@/domain/failure'
import { withLike } from '@/domain/feed/home-feed'
import type { OfferFix } from '@/domain/stays/unavailable-text'
import { roomToChoose } from '@/domain/stays/offers'
import { shareLink } from '@/domain/app/share-link'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { stayQuery } from '@/domain/stays/stay-query'
import { copyText } from '@/platform/share/clipboard'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go, hrefOf } from '@/platform/navigation'
import { scrollToElement } from '@/platform/scroll'
import { shareButtonProps, sharePage, useShareMessage } from '@/platform/share'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import type { HotelDetailStore } from '@/stores/hotel-detail'
import type { RootStore } from '@/stores/app/root'
import type { StayStore } from '@/stores/stays/stay'
import type { ToastStore } from '@/stores/app/toast'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { DetailSheets, type DetailSheet } from './sheets'
import { useHotelDetail } from './use-hotel-detail'
import { HotelDetailView } from './view'
import './style.scss'

/** Query of the booking page: the stay, the hotel, and the price that stood on the button. */
function bookFields({ offers, id }: HotelDetailStore, pid: string) {
  const stay = offers.value?.stay
  const packages = offers.value?.rooms.flatMap((room) => room.packages) ?? []
  const price = packages.find((offer) => offer.pid === pid)?.price
  return bookingQuery(stay ?? {}, id, price ?? null)
}

/** What is copied for a taxi driver: name and address as they are written there. */
async function copyAddress({ hotel }: HotelDetailStore, toast: ToastStore): Promise<void> {
  const facts = hotel.value
  const isCopied = facts !== null && (await copyText(`${facts.localName}\n${facts.addressLocal}`))
  toast.show(isCopied ? 'Address copied' : 'The address could not be copied')
}

/** The page as a link that restores the stay, the currency and a room, and tells nothing of whoever shares it. */
function sharedPage({ id, hotel, stay, wanted }: HotelDetailStore, root: RootStore, roomTypeId: string | null) {
  const address = hrefOf('hotelDetail', { id })
  const picture = hotel.value?.pictures[0]
  return {
    title: hotel.value?.name ?? 'Staylark',
    link: shareLink({
      address,
      stay: stay ?? wanted,
      currencyCode: root.currency.code,
      roomTypeId,
      fromKey: root.channel.fromKey ?? 'share',
    }),
    ...(picture ? { pictureUrl: picture.url } : {}),
  }
}

const SHARE_WORDS = { copied: 'Link copied', failed: 'The link could not be shared' } as const

/** Shares the page or one of its rooms: at once on H5, by the host's own button in mini-programs. */
function useShare(store: HotelDetailStore, root: RootStore, linkedRoomId: string | null) {
  const roomToShare = useRef(linkedRoomId)
  useShareMessage(() => sharedPage(store, root, roomToShare.current))
  return async (roomTypeId: string | null) => {
    roomToShare.current = roomTypeId
    const outcome = await sharePage(sharedPage(store, root, roomTypeId))
    if (outcome === 'copied' || outcome === 'failed') root.toast.show(SHARE_WORDS[outcome])
  }
}

/** What a tap changes: the stay, or which sheet is open. */
function stayActions(store: HotelDetailStore, choice: StayStore, setSheet: (sheet: DetailSheet | null) => void) {
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
    onFacilities: () => setSheet('facilities'),
    onVip: () => setSheet('vip'),
    onOpenCompare: () => setSheet('compare'),
    onCompare: store.compare,
    onClearCompared: store.clearCompared,
    onFix({ change: part, opens }: OfferFix) {
      if (part) change(part)
      else if (opens) setSheet(opens === 'calendar' ? 'dates' : 'guests')
    },
  }
}

/** Where taps lead: to the booking page, the city and other hotels, all for the same stay. */
function detailLinks(store: HotelDetailStore) {
  const cityId = store.hotel.value?.cityId ?? ''
  const stay = store.stay ? stayQuery(store.stay) : {}
  return {
    hrefOfBook: (pid: string) => hrefOf('hotelBook', { pid }, bookFields(store, pid)),
    onBook: (pid: string) => go('hotelBook', { pid }, bookFields(store, pid)),
    hrefOfCity: hrefOf('cityInfo', {}, { cityId }),
    onCity: () => go('cityInfo', {}, { cityId }),
    hrefOfHotel: (id: string) => hrefOf('hotelDetail', { id }, stay),
    onHotel: (id: string) => go('hotelDetail', { id }, stay),
  }
}

/** The hotel with its heart and the likes of its posts as the traveller has set them. */
function personalHotel({ hotel }: HotelDetailStore, { wishes, likes }: RootStore) {
  const facts = hotel.value
  if (!facts) return null
  const moments = facts.moments.map((moment) => withLike(moment, likes.isOn(moment.id, moment.isLike)))
  return { ...facts, isCollection: wishes.isOn(facts.id, facts.isCollection), moments }
}

/** A hotel. */
const HotelDetail = observer(function HotelDetail() {
  const root = useRoot()
  const { store, prices, areDatesDefault, linkedRoomId, isOwn, stayNote } = useHotelDetail(root)
  const [sheet, setSheet] = useState<DetailSheet | null>(null)
  const { change, ...actions } = stayActions(store, root.stay, setSheet)
  const share = useShare(store, root, linkedRoomId)
  const links = detailLinks(store)
  return (
    <Page route="hotelDetail">
      <HotelDetailView
        hotel={personalHotel(store, root)}
        hotelFailure={failureView(store.hotel.failure)}
        stay={store.stay}
        offers={store.offers.value}
        offersFailure={failureView(store.offers.failure)}
        isLoadingOffers={store.isChangingStay || (store.offers.isLoading && store.offers.value === null)}
        areDatesDefault={areDatesDefault && root.stay.chosenDates === null}
        stayNote={stayNote}
        linkedRoomId={linkedRoomId}
        compared={store.compared}
        shareProps={shareButtonProps}
        similar={store.similar.value}
        similarFailure={failureView(store.similar.failure)}
        ownTime={isOwn ? deviceTime : null}
        onBack={back}
        onWish={(isWished) => void root.wishes.tap(store.id, isWished)}
        onLike={(id, isLike) => void root.likes.tap(id, isLike)}
        onShare={(roomTypeId) => void share(roomTypeId)}
        onCopyAddress={() => void copyAddress(store, root.toast)}
        onChooseRoom={() => scrollToElement(roomToChoose(store.offers.value?.rooms ?? []))}
        onRetryHotel={() => void store.start()}
        onRetryOffers={() => void store.fetchOffers()}
        onRetrySimilar={() => void store.fetchSimilar()}
        {...links}
        {...actions}
      />
      <PopupLayer>
        {sheet ? (
          <DetailSheets
            open={sheet}
            store={store}
            prices={prices}
            compared={store.compared}
            hrefOfBook={links.hrefOfBook}
            onBook={links.onBook}
            onStay={change}
            onClose={() => setSheet(null)}
          />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(HotelDetail)
