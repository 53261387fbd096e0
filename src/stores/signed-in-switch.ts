import { failureText } from '@/domain/failure'
import type { LoginStore } from './login'
import type { SessionStore } from './session'
import type { ToastStore } from './toast'
import { WantedStates } from './wanted-states'

/** Where what a visitor taps is kept until the sign-in. */
export interface VisitorsSwitch {
  has(id: string): boolean
  set(id: string, isOn: boolean): void
  /** Hands what is kept over to whoever is signed in; answers the ids that the server took. */
  handOver(): Promise<readonly string[]>
}

/** What a switch that only a signed-in user has needs. */
export interface SignedInSwitchDependencies {
  /** Name of the blocked action, one for each kind of switch. */
  readonly name: string
  readonly send: (id: string, isOn: boolean) => Promise<unknown>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: Pick<ToastStore, 'show'>
  /** Without it a visitor is asked to sign in. */
  readonly visitors?: VisitorsSwitch
}

/** A heart or a like: what a visitor taps is kept on the device, or else the sign-in is asked for first and it is done after it. */
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
    const { session, visitors } = this.dependencies
    return visitors && !session.isLogin ? visitors.has(id) : this.states.isOn(id, given)
  }

  /** Asks for a state; resolves when the server has answered. */
  async tap(id: string, isOn: boolean): Promise<void> {
    const { session, visitors } = this.dependencies
    if (session.isLogin) return this.states.want(id, isOn)
    if (visitors) visitors.set(id, isOn)
    else this.ask(id, isOn)
  }

  /** Takes over what another call made of a state. */
  note(id: string, isOn: boolean): void {
    this.states.note(id, isOn)
  }

  /** Does what waited for the sign-in; each screen that has the switch calls it when it comes to the front. */
  resume(): void {
    const action = this.dependencies.login.takePendingAction(this.dependencies.name)
    if (typeof action?.params.id === 'string') void this.tap(action.params.id, action.params.isOn === true)
    void this.takeOver()
  }

  private async takeOver(): Promise<void> {
    const ids = await this.dependencies.visitors?.handOver()
    ids?.forEach((id) => this.states.note(id, true))
  }

  private ask(id: string, isOn: boolean): void {
    this.dependencies.login.require({ name: this.dependencies.name, params: { id, isOn } })
  }
}
