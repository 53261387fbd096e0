import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { back, go, hrefOf } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { LazyVoucherCode } from '@/shell/lazy'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { voucherActions } from '@/shell/voucher-actions'
import { useRoot } from '@/stores/app/context'
import { VoucherCodeStore } from '@/stores/vouchers/voucher-code'
import { WalletStore } from '@/stores/vouchers/wallet'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { WalletView } from './view'
import './style.scss'

/** The wallet: vouchers that can be used. */
const Wallet = observer(function Wallet() {
  const { api, session, toast, login } = useRoot()
  const [{ store, codes }] = useState(() => ({
    store: new WalletStore({ couponOrder: api.couponOrder, session }),
    codes: new VoucherCodeStore({ couponOrder: api.couponOrder, toast }),
  }))
  usePageShow(() => void store.look())
  return (
    <Page route="wallet">
      <WalletView
        isSignedIn={session.isLogin}
        vouchers={store.vouchers.value}
        failure={failureView(store.vouchers.failure)}
        showingId={codes.busyId}
        actions={voucherActions((voucher) => void codes.show(voucher))}
        hrefOfOrder={({ orderid }) => hrefOf('couponOrder', { orderid })}
        onOrder={({ orderid }) => go('couponOrder', { orderid })}
        onShow={(voucher) => void codes.show(voucher)}
        onExplore={() => go('home', {})}
        onBack={back}
        onSignIn={() => login.require()}
        onRetry={() => void store.look()}
      />
      <PopupLayer>{codes.shown ? <LazyVoucherCode shown={codes.shown} onClose={codes.close} /> : null}</PopupLayer>
    </Page>
  )
})

export default withBoundary(Wallet)
