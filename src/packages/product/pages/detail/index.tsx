import { observer } from 'mobx-react'
import { useCallback, useState } from 'react'
import { shareLink } from '@/domain/app/share-link'
import { hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { lazy } from '@/shell/lazy'
import { withBoundary } from '@/shell/render-boundary'
import { useShare } from '@/shell/use-share'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { ProductStore } from '@/stores/vouchers/product'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import type { DatesSheetProps } from './dates-sheet'
import { ProductScreen } from './sections'
import { useProduct } from './use-product'
import './style.scss'

/** The page as a link that restores the currency, and reveals nothing about the person who shares it. */
function sharedPage({ skuId, product }: ProductStore, root: RootStore) {
  const picture = product.value?.gallery[0]
  return {
    title: product.value?.name ?? 'Staylark',
    link: shareLink({
      address: hrefOf('productDetail', { skuId }),
      stay: {},
      currencyCode: root.currency.code,
      roomTypeId: null,
      fromKey: root.channel.fromKey ?? 'share',
    }),
    ...(picture ? { pictureUrl: picture.url } : {}),
  }
}

/** The voucher's calendar, fetched when it is first opened. */
const LazyDatesSheet = lazy<DatesSheetProps>(async () => (await import('./dates-sheet')).DatesSheet)

/** A voucher on sale. */
const Product = observer(function Product() {
  const root = useRoot()
  const { store, reminder, isOwn } = useProduct(root)
  const [areDatesOpen, setDatesOpen] = useState(false)
  const pageOf = useCallback(() => sharedPage(store, root), [store, root])
  const share = useShare(pageOf, null, root.toast)
  return (
    <Page route="productDetail">
      <ProductScreen
        store={store}
        reminder={reminder}
        isOwn={isOwn}
        onDates={() => setDatesOpen(true)}
        onShare={() => void share(null)}
      />
      <PopupLayer>
        {areDatesOpen ? <LazyDatesSheet store={store} onClose={() => setDatesOpen(false)} /> : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Product)
