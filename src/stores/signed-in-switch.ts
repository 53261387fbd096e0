import { failureText } from '@/domain/failure/failure-text'
import type { LoginStore } from './login'
import type { SessionStore } from './session'
import type { ToastStore } from './toast'
import { WantedStates } from './wanted-states'

/** What a switch that only a signed-in user has needs. */
export interface SignedInSwitchDependencies {
  /** Name of the blocked action, one for each kind of switch. */
  readonly name: string
  readonly send: (id: string, isOn: boolean) => Promise<unknown>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: Pick<ToastStore, 'show'>
}

/** A heart or a like: a visitor is asked to sign in first, and what was tapped is done after it. */
export class SignedInSwitch {
  private readonly states: WantedStates

  constructor(private readonly dependencies: SignedInSwitchDependencies) {
    const { send, toast } = dependencies
    this.states = new WantedStates({
      send,
      onRefused: (failure, id, isOn) =>
        failure.kind === 'unauthorized' ? this.ask(id, isOn) : toast.show(failureText(failure), { type: 'fail' }),
    })
  }

  isOn(id: string, given: boolean): boolean {
    return this.states.isOn(id, given)
  }

  tap(id: string, isOn: boolean): void {
    if (!this.dependencies.session.isLogin) return this.ask(id, isOn)
    void this.states.want(id, isOn)
  }

  /** Does what waited for the sign-in; each screen that has the switch calls it when it comes to the front. */
  resume(): void {
    const action = this.dependencies.login.takePendingAction(this.dependencies.name)
    if (typeof action?.params.id === 'string') this.tap(action.params.id, action.params.isOn === true)
  }

  private ask(id: string, isOn: boolean): void {
    this.dependencies.login.require({ name: this.dependencies.name, params: { id, isOn } })
  }
}
