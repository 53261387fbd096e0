import { observer } from 'mobx-react'
import { useRoot } from '@/stores/context'
import { lazy } from './lazy'

interface PopupProps {
  readonly onClose?: (() => void) | undefined
}

const LazyLoginPopup = lazy<PopupProps>(async () => (await import('./login-popup-layer')).LoginPopupLayer)

/** The login popup; its code is loaded when it is first shown. */
export const LoginLayer = observer(function LoginLayer() {
  const { login } = useRoot()
  return <LazyLoginPopup onClose={login.canClose ? login.close : undefined} />
})
