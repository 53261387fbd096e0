import { observer } from 'mobx-react'
import { useState } from 'react'
import { bookingQuery } from '@/domain/booking/booking-request'
import { fixUnavailable, type OfferFix } from '@/domain/stays/unavailable-text'
import { decidedStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { back, go, hrefOf } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import type { BookStore } from '@/stores/book'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { BookSheets, type BookSheet } from './sheets'
import { useBook } from './use-book'
import { BookView } from './view'
import './style.scss'

/** What would mend a stay that the package can't be booked for. */
function fixOf({ check, stay }: BookStore, today: string): OfferFix | null {
  const { state } = check
  const decided = decidedStay(stay)
  if (!decided || (state.step !== 'sold_out' && state.step !== 'misfit') || !state.unavailable) return null
  return fixUnavailable(state.unavailable, decided, today)
}

/** What the traveller writes and taps, to the stores. */
function actionsOf(store: BookStore, openSheet: (sheet: BookSheet) => void, change: (part: WantedStay) => void) {
  const { form, submit } = store
  return {
    onBack: back,
    onDates: () => openSheet('dates'),
    onGuests: () => openSheet('guests'),
    onTravelers: () => openSheet('travelers'),
    onArriveTime: () => openSheet('arrival'),
    onFix({ change: part, opens }: OfferFix) {
      if (part) change(part)
      else openSheet(opens === 'guests' ? 'guests' : 'dates')
    },
    onGuestName: form.writeGuest,
    onContact: form.writeContact,
    onRequest: form.toggleRequest,
    onNote: form.writeNote,
    onSubmit: () => void store.tapSubmit(),
    onAcceptPrice: store.acceptPrice,
    onDeclinePrice() {
      store.declinePrice()
      back()
    },
    onAskAgain: () => void submit.askAgain(),
    onCloseMessage: submit.edit,
    onViewOrder: (orderid: string) => go('hotelOrder', { orderid }, {}, 'replace'),
    onViewBookings: () => go('orderList', {}),
    onRetryCheck: () => void store.checkAgain(),
    onUndoStay: () => void store.undoStay(),
    onTakeOffered: () => void store.takeOffered(),
    onDismissOffered: store.dismissOffered,
  }
}

/** Submit order. */
const Book = observer(function Book() {
  const root = useRoot()
  const { store, wish, prices } = useBook(root)
  const [sheet, setSheet] = useState<BookSheet | null>(null)
  const { check, form, submit } = store
  usePageShow(() => {
    const action = root.login.takePendingAction('travelers')
    if (action?.params.pid === wish.pid) setSheet('travelers')
  })
  const change = (part: WantedStay) => {
    setSheet(null)
    void store.changeStay(part)
  }
  const openSheet = (wanted: BookSheet) => {
    if (!submit.isLocked) setSheet(wanted)
  }
  const otherFields = bookingQuery(store.stay, wish.hotelId, null)
  return (
    <Page route="hotelBook">
      <BookView
        check={check.state}
        isChecking={check.isChecking}
        question={check.question}
        notice={check.notice}
        standing={store.standingOffer}
        stay={decidedStay(store.stay)}
        offered={decidedStay(store.offered ?? {})}
        form={form.fields}
        faults={form.areFaultsShown ? form.faults : null}
        needsLatin={form.needsLatin}
        submit={submit.state}
        fix={fixOf(store, root.stay.today)}
        others={store.others.value}
        hrefOfOther={(pid) => hrefOf('hotelBook', { pid }, otherFields)}
        onOther={(pid) => go('hotelBook', { pid }, otherFields, 'replace')}
        {...actionsOf(store, openSheet, change)}
      />
      <PopupLayer>
        {sheet ? (
          <BookSheets open={sheet} store={store} prices={prices} onStay={change} onClose={() => setSheet(null)} />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Book)
