import { observer } from 'mobx-react'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { PurchaseScreen } from './sections'
import { usePurchase } from './use-purchase'
import './style.scss'

/** Confirm order: buying vouchers. */
const ProductBook = observer(function ProductBook() {
  const store = usePurchase(useRoot())
  return (
    <Page route="productBook">
      <PurchaseScreen store={store} />
    </Page>
  )
})

export default withBoundary(ProductBook)
