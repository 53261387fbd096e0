import { observer } from 'mobx-react'
import { useCallback, useState } from 'react'
import { shareLink } from '@/domain/app/share-link'
import { hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { usePosting } from '@/shell/use-posting'
import { useShare } from '@/shell/use-share'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { HotelDetailStore } from '@/stores/stays/hotel-detail'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { HotelScreen } from './sections'
import type { DetailSheet } from './sheets'
import { LazyDetailSheets } from './lazy-sheets'
import { useHotelDetail } from './use-hotel-detail'
import './style.scss'

/** The page as a link that restores the stay, the currency and a room, and reveals nothing about the person who shares it. */
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

/** A hotel. */
const HotelDetail = observer(function HotelDetail() {
  const root = useRoot()
  const { store, prices, areDatesDefault, linkedRoomId, isOwn, stayProblem } = useHotelDetail(root)
  const [sheet, setSheet] = useState<DetailSheet | null>(null)
  const pageOf = useCallback((roomTypeId: string | null) => sharedPage(store, root, roomTypeId), [store, root])
  const share = useShare(pageOf, linkedRoomId, root.toast)
  const posting = usePosting(root, () => void store.fetchHotel())
  const { start } = posting
  const post = useCallback(
    () => start({ kind: 'hotel', id: store.id, name: store.hotel.value?.name ?? '' }),
    [start, store],
  )
  return (
    <Page route="hotelDetail">
      <HotelScreen
        store={store}
        linkedRoomId={linkedRoomId}
        areDatesDefault={areDatesDefault}
        stayProblem={stayProblem}
        isOwn={isOwn}
        onSheet={setSheet}
        onPost={post}
        onShare={share}
      />
      {posting.layer}
      <PopupLayer>
        {sheet ? <LazyDetailSheets open={sheet} store={store} prices={prices} onClose={() => setSheet(null)} /> : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(HotelDetail)
