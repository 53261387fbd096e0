import { observer } from 'mobx-react'
import { useState } from 'react'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { ExchangeScreen } from './sections'
import { ExchangeSheets, type ExchangeSheet } from './sheets'
import { useExchange } from './use-exchange'
import './style.scss'

/** Book a date with a voucher. */
const CouponExchange = observer(function CouponExchange() {
  const store = useExchange(useRoot())
  const [sheet, setSheet] = useState<ExchangeSheet | null>(null)
  const openSheet = (wanted: ExchangeSheet) => {
    if (!store.submit.isLocked) setSheet(wanted)
  }
  return (
    <Page route="couponExchange">
      <ExchangeScreen store={store} onSheet={openSheet} />
      <PopupLayer>
        {sheet ? <ExchangeSheets open={sheet} store={store} onClose={() => setSheet(null)} /> : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(CouponExchange)
