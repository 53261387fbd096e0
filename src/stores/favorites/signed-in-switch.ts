import { makeAutoObservable, observable, runInAction } from 'mobx'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import type { ToastStore } from '../app/toast'

/** How a wanted state is sent and who hears of a refusal. */
interface WantedStatesDependencies {
  readonly send: (id: string, isOn: boolean) => Promise<unknown>
  readonly onRefused: (failure: Failure, id: string, isOn: boolean) => void
}

/** Switches that show at once what is wanted and tell the server the last wish only; a refusal brings back what it last agreed to. */
class WantedStates {
  private readonly shown = observable.map<string, boolean>()
  private readonly agreed = new Map<string, boolean>()
  private readonly sending = new Set<string>()

  constructor(private readonly dependencies: WantedStatesDependencies) {
    makeAutoObservable<this, 'dependencies' | 'agreed' | 'sending'>(
      this,
      { dependencies: false, agreed: false, sending: false },
      { autoBind: true },
    )
  }

  /** The state of a thing whose data say `given`. */
  isOn(id: string, given: boolean): boolean {
    return this.shown.get(id) ?? given
  }

  /** Takes over what the server is known to agree to, unless something else was asked for since. */
  note(id: string, isOn: boolean): void {
    if (this.sending.has(id)) return
    this.agreed.set(id, isOn)
    this.shown.set(id, isOn)
  }

  /** Asks for a state; taps while one is on its way count, the last one wins. */
  async want(id: string, isOn: boolean): Promise<void> {
    if (!this.agreed.has(id)) this.agreed.set(id, !isOn)
    this.shown.set(id, isOn)
    if (this.sending.has(id)) return
    this.sending.add(id)
    try {
      await this.settle(id)
    } finally {
      this.sending.delete(id)
    }
  }

  private async settle(id: string): Promise<void> {
    while (this.shown.get(id) !== this.agreed.get(id)) {
      const wanted = this.shown.get(id) === true
      try {
        await this.dependencies.send(id, wanted)
        this.agreed.set(id, wanted)
      } catch (thrown) {
        runInAction(() => this.shown.set(id, this.agreed.get(id) === true))
        this.dependencies.onRefused(readFailure(thrown), id, wanted)
        return
      }
    }
  }
}

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
