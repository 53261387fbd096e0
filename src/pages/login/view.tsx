import { LoginForm } from '@/widgets/login-popup/login-form'
import type { LoginFormProps } from '@/widgets/login-popup/props'
import { Layer } from '@/widgets/layer'
import { Screen } from '@/widgets/screen'
import { ToastMessage, type ToastFacts } from '@/widgets/toast'

/** What the login page shows: the popup's form as a page. */
export interface LoginViewProps extends LoginFormProps {
  /** Stands below the links, where it covers nothing. */
  readonly toast: ToastFacts | null
  /** Leaves the page without signing in. */
  readonly onLeave: () => void
}

/** One step of signing in; back goes a step back, and off the page from the first one. */
export function LoginView({ form, actions, toast, onLeave }: LoginViewProps) {
  return (
    <Screen title="Sign in" className="login-page" onBack={form.mode === 'writeEmail' ? onLeave : actions.back}>
      <LoginForm form={form} actions={actions} />
      <Layer>
        <ToastMessage toast={toast} isInFlow />
      </Layer>
    </Screen>
  )
}
