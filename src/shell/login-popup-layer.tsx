import { observer } from 'mobx-react'
import { useRoot } from '@/stores/context'
import { LoginPopup } from '@/widgets/login-popup'
import { loginFormProps, useLoginForm } from './use-login-form'

/** The login popup with its form. */
export const LoginPopupLayer = observer(function LoginPopupLayer() {
  const { login } = useRoot()
  const form = useLoginForm()
  return <LoginPopup {...loginFormProps(form)} canClose={login.canClose} onClose={login.close} />
})
