import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { VipProgress } from '@/contract/account'
import { failureView } from '@/domain/failure'
import { useRoot } from '@/stores/app/context'
import { Loaded } from '@/stores/app/loaded'
import { VipSheet } from '@/widgets/vip-sheet'

/** Explains the VIP level, with the viewer's progress. */
export const VipLayer = observer(function VipLayer({ onClose }: { readonly onClose: () => void }) {
  const { api, session, login } = useRoot()
  const [progress] = useState(() => new Loaded<VipProgress>())
  const { isLogin } = session
  const load = () => void progress.load(() => api.account.getVipProgress({}))
  useEffect(() => {
    if (isLogin) load()
    // eslint-disable-next-line react/exhaustive-deps -- requested once for each sign-in
  }, [isLogin])
  return (
    <VipSheet
      isSignedIn={isLogin}
      progress={progress.value}
      failure={failureView(progress.failure)}
      onSignIn={() => {
        onClose()
        login.require()
      }}
      onRetry={load}
      onClose={onClose}
    />
  )
})
