import { observer } from 'mobx-react'
import { useRoot } from '@/stores/context'
import { lazy } from './lazy'
import type { LoginPopupLayerProps } from './login-popup-layer'

interface PopupProps extends LoginPopupLayerProps {
  readonly onClose?: (() => void) | undefined
}

const LazyLoginPopup = lazy<PopupProps>(async () => (await import('./login-popup-layer')).LoginPopupLayer)

/** The login popup; its code is loaded when it is first shown. */
export const LoginLayer = observer(function LoginLayer({ onToastTaken }: LoginPopupLayerProps) {
  const { login } = useRoot()
  return <LazyLoginPopup onToastTaken={onToastTaken} onClose={login.canClose ? login.close : undefined} />
})
