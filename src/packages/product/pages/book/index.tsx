import { observer } from 'mobx-react'
import { useState } from 'react'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { DateSheets, type DateSheet } from './date-sheets'
import { PurchaseScreen } from './sections'
import { usePurchase } from './use-purchase'
import './style.scss'

/** Confirm order: buying vouchers. */
const ProductBook = observer(function ProductBook() {
  const store = usePurchase(useRoot())
  const [sheet, setSheet] = useState<DateSheet | null>(null)
  const openSheet = (wanted: DateSheet) => {
    if (!store.submit.isLocked) setSheet(wanted)
  }
  return (
    <Page route="productBook">
      <PurchaseScreen store={store} onSheet={openSheet} />
      <PopupLayer>
        {sheet ? <DateSheets open={sheet} date={store.date} onClose={() => setSheet(null)} /> : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(ProductBook)
