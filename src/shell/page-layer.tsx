import { observer } from 'mobx-react'
import { useRoot } from '@/stores/app/context'
import { lazy } from './lazy'
import type { LoginPopupLayerProps } from './login-popup-layer'
import { useId, useState } from 'react'
import { usePageHide, usePageShow } from '@/platform/page'
import { Layer } from '@/widgets/layer'
import { OfflineBanner } from '@/widgets/offline-banner'
import { LoadingOverlay } from '@/widgets/loading-overlay'
import { ToastMessage } from '@/widgets/toast'

interface PopupProps extends LoginPopupLayerProps {
  readonly onClose?: (() => void) | undefined
}

const LazyLoginPopup = lazy<PopupProps>(
  async () => (await import(/* webpackChunkName: "login-popup-layer" */ './login-popup-layer')).LoginPopupLayer,
)

/** The login popup; its code is loaded when it is first shown. */
const LoginLayer = observer(function LoginLayer({ onToastTaken }: LoginPopupLayerProps) {
  const { login } = useRoot()
  return <LazyLoginPopup onToastTaken={onToastTaken} onClose={login.canClose ? login.close : undefined} />
})

const LazyOtherAccountLayer = lazy(async () => (await import('./other-account-layer')).OtherAccountLayer)

interface PageLayerProps {
  /** The page shows the app's messages itself. */
  readonly isToastTaken?: boolean
}

const LayerContent = observer(function LayerContent({ isToastTaken = false }: PageLayerProps) {
  const { toast, loading, login, online, ticketSignIn } = useRoot()
  const [isTakenByLogin, setTakenByLogin] = useState(false)
  return (
    <>
      {login.isShown && <LoginLayer onToastTaken={setTakenByLogin} />}
      {ticketSignIn.other && <LazyOtherAccountLayer ticket={ticketSignIn.other} />}
      {online.isOnline ? null : <OfflineBanner savedAgo={null} />}
      {loading.isShown && <LoadingOverlay />}
      {isToastTaken || isTakenByLogin ? null : <ToastMessage toast={toast.current && { ...toast.current }} />}
    </>
  )
})

/** What lies over every page: login popup, loading overlay and toast; only the page in front shows them. */
export function PageLayer(props: PageLayerProps) {
  const { toast } = useRoot()
  const id = useId()
  const [isInFront, setInFront] = useState(false)
  usePageShow(() => {
    toast.enter(id)
    setInFront(true)
  })
  usePageHide(() => setInFront(false))
  return <Layer>{isInFront ? <LayerContent {...props} /> : null}</Layer>
}
