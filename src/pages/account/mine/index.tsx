import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureNote } from '@/domain/failure/failure-note'
import { go, hrefOf } from '@/platform/navigate'
import { usePageShow } from '@/platform/page-lifecycle'
import { LazyCurrencyLayer } from '@/shell/lazy-currency-layer'
import { Page } from '@/shell/page'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/context'
import { MineStore } from '@/stores/mine'
import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'
import { MineView } from './view'
import './style.scss'

/** The profile. */
const Mine = observer(function Mine() {
  const { api, session, login, logout, currency } = useRoot()
  const [store] = useState(() => new MineStore(api))
  const [open, setOpen] = useState<'currency' | 'logout' | null>(null)
  usePageShow(() => {
    if (session.isLogin) void store.load()
  })
  const close = () => setOpen(null)
  return (
    <Page route="mine">
      <MineView
        isSignedIn={session.isLogin}
        user={store.user.value}
        failure={failureNote(store.user.failure)}
        counts={store.counts.value}
        currencyCode={currency.code}
        tabBar={tabBarOf('mine')}
        hrefOfOrders={(tab) => hrefOf('orderList', {}, { tab })}
        hrefOfWishes={hrefOf('wishList', {})}
        onOrders={(tab) => go('orderList', {}, { tab })}
        onWishes={() => go('wishList', {})}
        onSignIn={() => login.require()}
        onRetry={() => void store.load()}
        onCurrency={() => setOpen('currency')}
        onLogout={() => setOpen('logout')}
      />
      <Layer>
        {open === 'currency' && <LazyCurrencyLayer onClose={close} />}
        <Dialog
          isOpen={open === 'logout'}
          title="Log out of Staylark?"
          confirm={{
            text: 'Log out',
            kind: 'danger',
            onTap: () => {
              close()
              void logout.signOut()
            },
          }}
          cancel={{ text: 'Stay signed in', onTap: close }}
          onClose={close}
        >
          Your bookings stay safe. Sign in again at any time to see them.
        </Dialog>
      </Layer>
    </Page>
  )
})

export default Mine
