import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useRoot } from '@/stores/app/context'
import { LoginPopup } from '@/widgets/login-popup'
import { loginFormState, useLoginForm } from './use-login-form'

export interface LoginPopupLayerProps {
  /** Called with true while the popup shows the app's messages itself. */
  readonly onToastTaken: (isTaken: boolean) => void
}

/** The login popup with its form. */
export const LoginPopupLayer = observer(function LoginPopupLayer({ onToastTaken }: LoginPopupLayerProps) {
  const { login, toast } = useRoot()
  const form = useLoginForm()
  useEffect(() => {
    onToastTaken(true)
    return () => onToastTaken(false)
  }, [onToastTaken])
  return (
    <LoginPopup
      form={loginFormState(form)}
      actions={form}
      toast={toast.current && { ...toast.current }}
      canClose={login.canClose}
      onClose={login.close}
    />
  )
})
