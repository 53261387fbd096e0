import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { ClaimGiftStore } from '@/stores/vouchers/claim-gift'
import { ClaimGiftView } from './view'
import './style.scss'

/** A gift of vouchers, behind the link of its email. */
const ClaimGift = observer(function ClaimGift() {
  const { claim: token = '' } = useRouteParams('claimGift')
  const { api, session, login, toast, randomGuid } = useRoot()
  const [store] = useState(
    () => new ClaimGiftStore({ gift: api.gift, session, login, toast, newKey: randomGuid }, token),
  )
  usePageShow(() => void store.look())
  return (
    <Page route="claimGift">
      <ClaimGiftView
        isSignedIn={session.isLogin}
        offer={store.offer.value}
        ended={store.ended}
        failure={failureView(store.offer.failure)}
        isClaimed={store.isClaimed}
        isSending={store.isSending}
        ownTime={deviceTime}
        onClaim={() => void store.claim()}
        onWallet={() => go('wallet', {}, {}, 'replace')}
        onSignIn={() => login.require()}
        onExplore={() => go('home', {})}
        onRetry={() => void store.look()}
        onBack={back}
      />
    </Page>
  )
})

export default withBoundary(ClaimGift)
