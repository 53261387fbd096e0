import { observer } from 'mobx-react'
import { DateSheets, type DateSheet, useDateSheet } from '@/shell/date-sheets'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { ExchangeScreen } from './sections'
import { useExchange } from './use-exchange'
import './style.scss'

/** Book a date with a voucher. */
const CouponExchange = observer(function CouponExchange() {
  const root = useRoot()
  const store = useExchange(root)
  const { open, setOpen, blockedAction } = useDateSheet(root.login, store.voucherId)
  const openSheet = (wanted: DateSheet) => {
    if (!store.submit.isLocked) setOpen(wanted)
  }
  return (
    <Page route="couponExchange">
      <ExchangeScreen store={store} onSheet={openSheet} />
      <DateSheets open={open} store={store} blockedAction={blockedAction} onClose={() => setOpen(null)} />
    </Page>
  )
})

export default withBoundary(CouponExchange)
