import { observer } from 'mobx-react'
import { failureNote } from '@/domain/failure/failure-note'
import { copyText } from '@/platform/clipboard'
import { back, go, hrefOf } from '@/platform/navigate'
import { CancelOrderDialog } from '@/shell/cancel-order-dialog'
import { Page } from '@/shell/page'
import { useRoot } from '@/stores/context'
import type { CancelQuote } from '@/stores/order-detail'
import { useHotelOrder } from './use-hotel-order'
import { HotelOrderView, type ShownQuote } from './view'
import './style.scss'

const shownQuote = (quote: CancelQuote | null): ShownQuote | null =>
  quote && {
    fee: `${quote.currencyCode} ${quote.currencySymbol} ${quote.feeAmount}`,
    refund: `${quote.currencyCode} ${quote.currencySymbol} ${quote.refundAmount}`,
    isFree: quote.feeMinor === 0,
  }

/** One hotel booking. */
const HotelOrderPage = observer(function HotelOrderPage() {
  const root = useRoot()
  const store = useHotelOrder(root)
  const order = store.order.value
  const copy = async (text: string, what: string) => {
    if (await copyText(text)) root.toast.show(`${what} copied`, { type: 'success' })
    else root.toast.show('This could not be copied', { type: 'fail' })
  }
  const openHotel = () => {
    if (order) go('hotelDetail', { id: order.hotelId })
  }
  return (
    <Page route="hotelOrder">
      <HotelOrderView
        isSignedIn={root.session.isLogin}
        order={order}
        failure={failureNote(store.order.failure)}
        quote={shownQuote(store.quote.value)}
        hrefOfHotel={order && hrefOf('hotelDetail', { id: order.hotelId })}
        onBack={back}
        onSignIn={() => root.login.require()}
        onRetry={() => void store.look()}
        onCopy={(text, what) => void copy(text, what)}
        onHotel={openHotel}
        onPay={() => order && go('pay', { payId: order.payId })}
        onCancel={store.askToCancel}
        onRebook={openHotel}
      />
      <CancelOrderDialog
        hotelName={store.isAsking && order ? order.hotelName : null}
        isCancelling={store.isCancelling}
        onCancel={() => void store.cancel()}
        onKeep={store.keepOrder}
      />
    </Page>
  )
})

export default HotelOrderPage
