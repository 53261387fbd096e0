import { useEffect, useState } from 'react'
import { usePageInFront } from '@/platform/page/in-front'
import { useRouteParams } from '@/platform/page'
import { type CancelQuote, OrderDetailStore } from '@/stores/booking/order-detail'
import type { RootStore } from '@/stores/app/root'
import type { OrderAccess } from '@/stores/booking/guest-order'
import { observer } from 'mobx-react'
import type { HotelOrder } from '@/contract/order'
import { targetOfStay } from '@/domain/community/review-form'
import { failureView } from '@/domain/failure'
import { mapPlaceOf } from '@/domain/stays/map'
import type { ShownQuote } from '@/domain/orders/cancel-quote'
import { promptText } from '@/domain/orders/order-prompts'
import { refundFlags } from '@/domain/orders/refund-form'
import { rebookQuery } from '@/domain/booking/booking-request'
import { stayEvent } from '@/domain/booking/stay-calendar'
import { codedAmount } from '@/domain/money/amount-text'
import { addToCalendar } from '@/platform/apps/calendar'
import { downloadFile } from '@/platform/files/download'
import { openDocument } from '@/platform/files/open-document'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go, hrefOf } from '@/platform/navigation'
import { callPhone, showWay, writeMail } from '@/platform/apps/reach'
import { supportLink } from '@/shell/support-link'
import { copyAndReport } from '@/shell/copy'
import { LazyReviewForm } from '@/shell/community-layers'
import { lazy } from '@/shell/lazy'
import { DocumentsSection, InvoicePopup, useOrderDocuments } from '@/shell/order-documents'
import { OrderPromptDialog } from '@/shell/order-prompt-dialog'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { usePosting } from '@/shell/use-posting'
import { useRoot } from '@/stores/app/context'
import { communityApi } from '@/stores/community/community-api'
import { OrderReviewStore } from '@/stores/community/order-review'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import type { OrderSheet } from './open-sheet'
import { HotelOrderView, type BookingActions, type BookingShortcuts } from './view'
import './style.scss'

/** The cards for desk and driver and the account's form, fetched when one is first opened. */
const LazyOrderSheets = lazy(async () => (await import('./sheets')).OrderSheets)

/** Creates the order's store, which is refreshed whenever the page returns to the front. */
function useHotelOrder({ api, toast, randomGuid, timers }: RootStore, session: OrderAccess, orderid: string) {
  const [store] = useState(
    () =>
      new OrderDetailStore(
        { order: api.order, session, toast, newKey: randomGuid, timers, onDeleted: () => go('orderList', {}) },
        orderid,
      ),
  )
  usePageInFront({ onFront: () => void store.look(), onBehind: () => store.stop() })
  return store
}

/** Whether the stay is one that its guest can write about. */
const isStayOver = ({ session }: RootStore, order: HotelOrder | null): order is HotelOrder =>
  session.isLogin && order?.status === 'COMPLETED'

/** The review that can be written of the stay once that is over. */
function useOrderReview(root: RootStore, orderid: string, order: HotelOrder | null) {
  const [store] = useState(() => new OrderReviewStore({ comment: communityApi(root).comment }, orderid))
  const [isOpen, setOpen] = useState(false)
  const isOver = isStayOver(root, order)
  useEffect(() => {
    if (isOver) void store.look()
  }, [store, isOver])
  const stay = isOver ? store.stay.value : null
  return { stay, isOpen: isOpen && stay !== null, setOpen, look: () => void store.look() }
}

const shownQuote = (quote: CancelQuote | null): ShownQuote | null =>
  quote && {
    fee: codedAmount(quote, quote.feeAmount),
    refund: codedAmount(quote, quote.refundAmount),
    isFree: quote.feeMinor === 0,
  }

/** Toast for the outcome of a shortcut, such as a copied text on a host without the app; null if none is needed. */
const outcomeText = (
  outcome: 'opened' | 'added' | 'saved' | 'copied' | 'link copied' | 'failed',
  what: string,
): string | null => {
  if (outcome === 'added') return 'Added to your calendar'
  if (outcome === 'link copied') return 'Link copied, open it in a browser'
  if (outcome === 'copied') return `${what} copied`
  return outcome === 'failed' ? 'This did not work here' : null
}

/** From the booking to hotel, map, calendar and support. */
function shortcutsOf(
  order: HotelOrder | null,
  { toast, clock }: RootStore,
  onSheet: (sheet: OrderSheet) => void,
): BookingShortcuts {
  const follow = async (outcome: Promise<Parameters<typeof outcomeText>[0]>, what: string) => {
    const text = outcomeText(await outcome, what)
    if (text) toast.show(text)
  }
  const place = order && mapPlaceOf(order)
  return {
    onCall: () => void (order && follow(callPhone(order.hotelPhone), 'Phone number')),
    onDirections: () => void (place && follow(showWay(place), 'Address')),
    onCalendar: () => void (order && follow(addToCalendar(stayEvent(order), clock.now()), 'Dates')),
    onHotel: () => order && go('hotelDetail', { id: order.hotelId }),
    chat: supportLink('order', order?.orderid),
    onSheet,
    onFile: ({ fileName, path }) =>
      void follow(fileName.endsWith('.pdf') ? openDocument(path) : downloadFile(path), fileName),
    onSupport: (how: 'mail' | 'phone') => {
      if (!order) return
      const { email, phone } = order.support
      if (how === 'mail') void follow(writeMail(email, `Booking ${order.orderNo}`), 'E-mail address')
      else if (phone) void follow(callPhone(phone), 'Phone number')
    },
  }
}

/** What the booking's buttons do. */
function actionsOf(store: OrderDetailStore, writing: Pick<BookingActions, 'onReview' | 'onPost'>): BookingActions {
  const order = store.order.value
  return {
    onPay: () => order && go('pay', { payId: order.payId }),
    onCancel: () => store.open('cancel'),
    onDelete: () => store.open('delete'),
    onRefund: () => order && go('orderRefund', refundParams(order, store.quote.value)),
    ...writing,
    onRebook: () => order && go('hotelDetail', { id: order.hotelId }, rebookQuery(order)),
  }
}

const refundParams = ({ orderid, hotelId }: HotelOrder, quote: CancelQuote | null) => ({
  orderId: orderid,
  hotelId,
  ...refundFlags(quote),
})

/** One hotel booking. */
const HotelOrderPage = observer(function HotelOrderPage() {
  const root = useRoot()
  const { orderid } = useRouteParams('hotelOrder')
  const [access] = useState(() => root.guestOrder.accessTo(orderid, root.session))
  const store = useHotelOrder(root, access, orderid)
  const documents = useOrderDocuments(root, orderid)
  const [sheet, setSheet] = useState<OrderSheet | null>(null)
  const order = store.order.value
  const review = useOrderReview(root, orderid, order)
  const posting = usePosting(root, ({ id }) => go('momentDetail', { id }))
  const copy = (text: string, what: string) => void copyAndReport(root.toast, text, what)
  return (
    <Page route="hotelOrder" isOpenToGuest={root.guestOrder.opens(orderid)}>
      <HotelOrderView
        isSignedIn={access.isLogin}
        order={order}
        failure={failureView(store.order.failure)}
        quote={shownQuote(store.quote.value)}
        hrefOfHotel={order && hrefOf('hotelDetail', { id: order.hotelId })}
        onBack={back}
        onSignIn={() => root.login.require()}
        onRetry={() => void store.look()}
        onCopy={copy}
        ownTime={deviceTime}
        shortcuts={shortcutsOf(order, root, setSheet)}
        actions={actionsOf(store, {
          onReview: review.stay ? () => review.setOpen(true) : undefined,
          onPost: isStayOver(root, order)
            ? () => posting.start({ kind: 'hotel', id: order.hotelId, name: order.hotelName })
            : undefined,
        })}
        documents={<DocumentsSection store={documents} order={root.session.isLogin ? order : null} />}
      />
      <OrderPromptDialog
        prompt={store.prompt && order && promptText(store.prompt, { type: 'hotel', title: order.hotelName })}
        isBusy={store.isBusy}
        onConfirm={() => void (store.prompt === 'cancel' ? store.cancel() : store.delete())}
        onKeep={store.keepOrder}
      />
      <PopupLayer>
        {order && sheet ? (
          <LazyOrderSheets
            open={sheet}
            order={order}
            onCopy={(text) => copy(text, 'Address')}
            onNamed={() => {
              setSheet(null)
              void store.look()
            }}
            onClose={() => setSheet(null)}
          />
        ) : null}
      </PopupLayer>
      <PopupLayer>
        {review.isOpen && review.stay ? (
          <LazyReviewForm
            target={targetOfStay(review.stay)}
            onSent={review.look}
            onClose={() => review.setOpen(false)}
          />
        ) : null}
      </PopupLayer>
      {posting.layer}
      <InvoicePopup store={documents} />
    </Page>
  )
})

export default withBoundary(HotelOrderPage)
