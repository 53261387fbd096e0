import { observer } from 'mobx-react'
import { DateSheets, type DateSheet, useDateSheet } from '@/shell/date-sheets'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PurchaseScreen } from './sections'
import { usePurchase } from './use-purchase'
import './style.scss'

/** Confirm order: buying vouchers. */
const ProductBook = observer(function ProductBook() {
  const root = useRoot()
  const store = usePurchase(root)
  const { open, setOpen, blockedAction } = useDateSheet(root.login, store.skuId)
  const openSheet = (wanted: DateSheet) => {
    if (!store.submit.isLocked) setOpen(wanted)
  }
  return (
    <Page route="productBook">
      <PurchaseScreen store={store} onSheet={openSheet} />
      <DateSheets open={open} store={store.date} blockedAction={blockedAction} onClose={() => setOpen(null)} />
    </Page>
  )
})

export default withBoundary(ProductBook)
