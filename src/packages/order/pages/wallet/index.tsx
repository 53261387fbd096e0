import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { back, go, hrefOf } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { voucherActions } from '@/shell/voucher-actions'
import { useVoucherStores, VoucherLayers } from '@/shell/voucher-layers'
import { useRoot } from '@/stores/app/context'
import { WalletStore } from '@/stores/vouchers/wallet'
import { WalletView } from './view'
import './style.scss'

/** The wallet: vouchers that can be used. */
const Wallet = observer(function Wallet() {
  const root = useRoot()
  const { api, session, login } = root
  const [store] = useState(() => new WalletStore({ couponOrder: api.couponOrder, session }))
  const vouchers = useVoucherStores(root, () => store.look())
  const { codes } = vouchers
  usePageShow(() => void store.look())
  return (
    <Page route="wallet">
      <WalletView
        isSignedIn={session.isLogin}
        vouchers={store.vouchers.value}
        failure={failureView(store.vouchers.failure)}
        showingId={codes.busyId}
        actions={voucherActions(vouchers)}
        hrefOf={({ holding, orderid, skuId }) =>
          holding === 'bought' ? hrefOf('couponOrder', { orderid }) : hrefOf('productDetail', { skuId })
        }
        onAbout={({ holding, orderid, skuId }) =>
          holding === 'bought' ? go('couponOrder', { orderid }) : go('productDetail', { skuId })
        }
        onShow={(voucher) => void codes.show(voucher)}
        onAdd={() => go('addVoucher', {})}
        onExplore={() => go('home', {})}
        onBack={back}
        onSignIn={() => login.require()}
        onRetry={() => void store.look()}
      />
      <VoucherLayers {...vouchers} />
    </Page>
  )
})

export default withBoundary(Wallet)
