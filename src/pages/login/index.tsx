import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { back } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { PageLayer } from '@/shell/page-layer'
import { withBoundary } from '@/shell/render-boundary'
import { loginFormState, useLoginForm } from '@/shell/use-login-form'
import { useRoot } from '@/stores/app/context'
import { LoginView } from './view'
import './style.scss'

/** The native login page, which mini-programs without a popup open (spec §2). */
const LoginPage = observer(function LoginPage() {
  const { login, session, toast, webReturn } = useRoot()
  const form = useLoginForm()
  useEffect(() => login.leavePage, [login])
  // A web page's sign-in request ends at once if the mini-program is signed in.
  usePageShow(() => void (session.isLogin && webReturn.leave()))
  return (
    <>
      <LoginView
        form={loginFormState(form)}
        actions={form}
        toast={toast.current && { ...toast.current }}
        onLeave={back}
      />
      <PageLayer isToastTaken />
    </>
  )
})

export default withBoundary(LoginPage)
