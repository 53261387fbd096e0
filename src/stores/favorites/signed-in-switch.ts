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

/** Optimistic switches that send only the last requested state; a refusal restores the last confirmed one. */
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

  /** The state of an item whose data has `given`. */
  isOn(id: string, given: boolean): boolean {
    return this.shown.get(id) ?? given
  }

  /** Records a state confirmed by the server, unless another one was requested since. */
  confirm(id: string, isOn: boolean): void {
    if (this.sending.has(id)) return
    this.agreed.set(id, isOn)
    this.shown.set(id, isOn)
  }

  /** Requests a state; of taps during a request, the last one wins. */
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

/** Where a visitor's taps are stored until the sign-in. */
export interface VisitorsSwitch {
  has(id: string): boolean
  set(id: string, isOn: boolean): void
  /** Hands the stored items over to the signed-in account; resolves with the ids that the server accepted. */
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
  /** Without it a visitor's tap requests the sign-in. */
  readonly visitors?: VisitorsSwitch
}

/** A favorite or a like. A visitor's tap is stored on the device, or else requests the sign-in and takes effect after it. */
export class SignedInSwitch {
  private readonly states: WantedStates

  constructor(private readonly dependencies: SignedInSwitchDependencies) {
    const { send, toast } = dependencies
    this.states = new WantedStates({
      send,
      onRefused: (failure, id, isOn) =>
        failure.kind === 'unauthorized'
          ? this.requestSignIn(id, isOn)
          : toast.show(failureText(failure), { type: 'fail' }),
    })
  }

  isOn(id: string, given: boolean): boolean {
    const { session, visitors } = this.dependencies
    return visitors && !session.isLogin ? visitors.has(id) : this.states.isOn(id, given)
  }

  /** Requests a state; resolves when the server has responded. */
  async tap(id: string, isOn: boolean): Promise<void> {
    const { session, visitors } = this.dependencies
    if (session.isLogin) return this.states.want(id, isOn)
    if (visitors) visitors.set(id, isOn)
    else this.requestSignIn(id, isOn)
  }

  /** Takes over what another call made of a state. */
  confirm(id: string, isOn: boolean): void {
    this.states.confirm(id, isOn)
  }

  /** Does what waited for the sign-in; each screen that has the switch calls it when it comes to the front. */
  resume(): void {
    const action = this.dependencies.login.takePendingAction(this.dependencies.name)
    if (typeof action?.params.id === 'string') void this.tap(action.params.id, action.params.isOn === true)
    void this.takeOver()
  }

  private async takeOver(): Promise<void> {
    const ids = await this.dependencies.visitors?.handOver()
    ids?.forEach((id) => this.states.confirm(id, true))
  }

  private requestSignIn(id: string, isOn: boolean): void {
    this.dependencies.login.require({ name: this.dependencies.name, params: { id, isOn } })
  }
}
