import { observer } from 'mobx-react'
import { isAttemptLocked } from '@/domain/attempt'
import { failureView } from '@/domain/failure'
import { voucherPage } from '@/domain/orders/order-page'
import { exchangeOutcome } from '@/domain/vouchers/exchange-form'
import { back, go } from '@/platform/navigation'
import type { DateSheet } from '@/shell/date-sheets'
import { openOrderPage } from '@/shell/order-page'
import { useRoot } from '@/stores/app/context'
import type { ExchangeStore } from '@/stores/vouchers/exchange'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { DateBlock, RoomBlock } from '@/widgets/exchange-stay'
import { GuestsBlock } from '@/widgets/exchange-stay/guests'
import { PriceLine } from '@/widgets/price-line'
import { SubmitProgress } from '@/widgets/submit-progress'
import { ContactBlock, DifferenceBlock } from './blocks'
import { ExchangeView } from './view'

/** The voucher that a section is about. */
interface ExchangeSectionProps {
  readonly store: ExchangeStore
}

/** A section that can open a sheet over the page. */
interface OpeningSectionProps extends ExchangeSectionProps {
  readonly onSheet: (sheet: DateSheet) => void
}

/** Where and when. */
const StaySection = observer(function StaySection({ store, onSheet }: OpeningSectionProps) {
  const { rooms, choice, dates, submit } = store
  const info = store.info.value
  if (!info || !choice) return null
  return (
    <>
      <RoomBlock
        rooms={rooms}
        roomTypeId={choice.roomTypeId}
        currencyCode={info.currencyCode}
        isLocked={submit.isLocked}
        onRoom={(roomTypeId) => void store.chooseRoom(roomTypeId)}
      />
      <DateBlock
        choice={choice}
        nightsChoice={{
          fewest: info.fewestNights,
          most: info.nightsLeft,
          onNights: (nights) => void store.chooseNights(nights),
        }}
        dates={dates.value}
        failure={failureView(dates.failure)}
        isLocked={submit.isLocked}
        onDates={() => onSheet('dates')}
        onRetry={() => void store.readDates()}
      />
    </>
  )
})

/** For whom, and whom the hotel may reach. */
const GuestsSection = observer(function GuestsSection({ store, onSheet }: OpeningSectionProps) {
  const { form, room } = store
  const faults = form.areFaultsShown ? form.faults : null
  return (
    <>
      <GuestsBlock
        form={form.fields}
        faults={faults}
        needsDocuments={store.needsDocuments}
        maxGuests={room?.room.maxGuests ?? 1}
        needsLatin={form.needsLatin}
        onGuestName={form.writeGuest}
        onTravelers={() => onSheet('travelers')}
      />
      <ContactBlock form={form.fields} faults={faults} onContact={form.writeContact} onRequest={form.writeFreeText} />
    </>
  )
})

/** What is to be paid on top, or why the day can't be had. */
const DifferenceSection = observer(function DifferenceSection({ store }: ExchangeSectionProps) {
  const { difference, notice } = store
  const failure = failureView(difference.failure)
  if (difference.value) return <DifferenceBlock difference={difference.value} notice={notice} />
  return failure ? <ErrorState {...failure} onRetry={() => void store.readDifference()} isInline /> : null
})

/** The difference and the button that books. */
const TotalSection = observer(function TotalSection({ store, onSheet }: OpeningSectionProps) {
  const { difference, submit } = store
  const shown = difference.value
  if (!shown) {
    return (
      <BottomBar>
        <Button isWide isLoading={difference.isLoading} isDisabled={!store.dates.value} onTap={() => onSheet('dates')}>
          Choose your day
        </Button>
      </BottomBar>
    )
  }
  const { currencyCode, currencySymbol, currencyAmount, differenceMinor } = shown
  const price = { currencyCode, currencySymbol, currencyAmount }
  return (
    <BottomBar lead={<PriceLine {...price} covers="on top of the voucher" />}>
      <Button
        isGuarded
        isLoading={isAttemptLocked(submit.state) || difference.isLoading}
        onTap={() => void store.tapSubmit()}
      >
        {differenceMinor === 0 ? 'Book' : 'Book and pay'}
      </Button>
    </BottomBar>
  )
})

/** What the submit has come to. */
const ProgressSection = observer(function ProgressSection({ store: { submit } }: ExchangeSectionProps) {
  return (
    <SubmitProgress
      state={submit.state}
      noun="booking"
      outcomeOf={exchangeOutcome}
      duplicateText="View booking"
      onDuplicate={() => go('orderList', {})}
      onCheckAgain={() => void submit.checkAgain()}
      onClose={submit.edit}
      onViewBookings={() => go('orderList', {})}
    />
  )
})

/** Book a date, around the sections that follow stores of their own. */
export const ExchangeScreen = observer(function ExchangeScreen(props: OpeningSectionProps) {
  const { store } = props
  const { session, login } = useRoot()
  const { info } = store
  return (
    <ExchangeView
      isSignedIn={session.isLogin}
      info={info.value}
      failure={failureView(info.failure)}
      isLoading={info.isLoading}
      form={
        <>
          <StaySection {...props} />
          <DifferenceSection store={store} />
          <GuestsSection {...props} />
        </>
      }
      totalBar={<TotalSection {...props} />}
      progress={<ProgressSection store={store} />}
      onBack={back}
      onSignIn={() => login.require()}
      onRetry={() => void store.lookAtVoucher()}
      onPay={(payId) => go('pay', { payId })}
      onVoucher={() => info.value && openOrderPage(voucherPage(info.value.couponOrderId), 'replace')}
    />
  )
})
