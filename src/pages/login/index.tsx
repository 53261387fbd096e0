import { observer } from 'mobx-react'
import { back } from '@/platform/navigate'
import { PageLayer } from '@/shell/page-layer'
import { loginFormProps, useLoginForm } from '@/shell/use-login-form'
import { useRoot } from '@/stores/context'
import { LoginView } from './view'
import './style.scss'

/** The native login page, which mini-programs without a popup open (spec §2). */
export default observer(function LoginPage() {
  const { login } = useRoot()
  const form = useLoginForm()
  const leave = () => {
    login.close()
    back()
  }
  return (
    <>
      <LoginView form={loginFormProps(form)} onLeave={leave} />
      <PageLayer />
    </>
  )
})
