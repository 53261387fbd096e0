import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView, failureText, readFailure } from '@/domain/failure'
import { stayQuery } from '@/domain/stays/stay-query'
import { go, hrefOf, reload } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { traits } from '@/platform/device/traits'
import { supportLink } from '@/shell/support-link'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { clearCache } from '@/stores/app/drafts'
import { useRoot } from '@/stores/app/context'
import { MineStore } from '@/stores/account/mine'
import type { RootStore } from '@/stores/app/root'
import { Layer } from '@/widgets/layer'
import { MineLayers, type MineLayer } from './layers'
import { menuGroups } from './menu'
import { MineView, RecentBlock } from './view'
import './style.scss'

function useMine({ api, session, stay, recentViews }: RootStore): MineStore {
  const [store] = useState(() => new MineStore(api))
  usePageShow(() => {
    stay.restore()
    if (session.isLogin) void store.load()
    void recentViews.fetch(stay.wanted)
  })
  return store
}

/** Recently viewed hotels, priced for the chosen stay. */
const RecentSection = observer(function RecentSection() {
  const { recentViews, stay, toast } = useRoot()
  const stayFields = () => stayQuery(stay.wanted)
  return (
    <RecentBlock
      hotels={recentViews.hotels}
      dates={stay.dates}
      hrefOf={(id) => hrefOf('hotelDetail', { id }, stayFields())}
      onOpen={(id) => go('hotelDetail', { id }, stayFields())}
      onClear={() => void recentViews.clear().catch((thrown: unknown) => toast.show(failureText(readFailure(thrown))))}
    />
  )
})

/** The profile. */
const Mine = observer(function Mine() {
  const root = useRoot()
  const { session, login, logout, currency } = root
  const store = useMine(root)
  const [open, setOpen] = useState<MineLayer | null>(null)
  const close = () => setOpen(null)
  usePageShow(() => {
    if (login.takePendingAction('manage_travelers')) setOpen('travelers')
  })
  const support = supportLink('profile')
  const groups = menuGroups({
    isSignedIn: session.isLogin,
    favoriteCount: session.isLogin ? (store.extInfo.value?.wishCount ?? null) : null,
    voucherCount: store.extInfo.value?.voucherCount ?? null,
    currencyCode: currency.code,
    version: traits.appVersion ?? APP_VERSION,
    hrefOfFavorites: hrefOf('wishList', {}),
    hrefOfVouchers: hrefOf('wallet', {}),
    // A visitor has no public page; their menu goes without its row.
    hrefOfMoments: session.uid ? hrefOf('person', { uid: session.uid }) : '',
    hrefOfProfile: hrefOf('profile', {}),
    hrefOfSupport: support.href,
    onSupport: support.onOpen,
    onFavorites: () => go('wishList', {}),
    onVouchers: () => go('wallet', {}),
    onMoments: () => session.uid && go('person', { uid: session.uid }),
    onProfile: () => go('profile', {}),
    onTravelers: () => setOpen('travelers'),
    onCurrency: () => setOpen('currency'),
    onDevices: () => setOpen('sessions'),
    onExport: () => setOpen('export'),
    onDelete: () => setOpen('delete'),
    onClearCache: () => setOpen('cache'),
    onLogout: () => setOpen('logout'),
  })
  return (
    <Page route="mine">
      <MineView
        isSignedIn={session.isLogin}
        user={store.user.value}
        isVip={root.accountWatch.isVip ?? store.user.value?.isVip ?? false}
        failure={failureView(store.user.failure)}
        counts={session.isLogin ? store.counts.value : null}
        recent={<RecentSection />}
        groups={groups}
        tabBar={tabBarOf('mine')}
        hrefOfOrders={(tab) => hrefOf('orderList', {}, { tab })}
        onOrders={(tab) => go('orderList', {}, { tab })}
        onVip={() => setOpen('vip')}
        onSignIn={() => login.require()}
        onRetry={() => void store.load()}
      />
      <Layer>
        <MineLayers
          open={open}
          onLogout={() => {
            close()
            void logout.signOut()
          }}
          onClearCache={() => {
            close()
            clearCache(root.deviceStorage, root.tabStorage)
            reload()
          }}
          onClose={close}
        />
      </Layer>
    </Page>
  )
})

export default withBoundary(Mine)
