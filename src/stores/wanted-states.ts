import { makeAutoObservable, observable, runInAction } from 'mobx'
import { readFailure, type Failure } from '@/domain/failure'

/** How a wanted state is sent and who hears of a refusal. */
export interface WantedStatesDependencies {
  readonly send: (id: string, isOn: boolean) => Promise<unknown>
  readonly onRefused: (failure: Failure, id: string, isOn: boolean) => void
}

/** Switches that show at once what is wanted and tell the server the last wish only; a refusal brings back what it last agreed to. */
export class WantedStates {
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
