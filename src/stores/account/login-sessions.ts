import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { LoginSession } from '@/contract/login'
import { failureText, readFailure } from '@/domain/failure'
import { Loaded } from '../app/loaded'
import type { ToastStore } from '../app/toast'

/** Where the user is signed in, and ending that. */
export class LoginSessionsStore {
  readonly sessions = new Loaded<readonly LoginSession[]>()
  /** The sign-in that is being ended; `others` for all but this one. */
  ending: string | null = null

  constructor(
    private readonly calls: ApiCalls['loginSessions'],
    private readonly toast: ToastStore,
  ) {
    makeAutoObservable<this, 'calls' | 'toast'>(
      this,
      { calls: false, toast: false, sessions: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    await this.sessions.load(async () => (await this.calls.listSessions({})).list)
  }

  /** Ends one sign-in; one that is gone already leaves the list too. */
  async end(id: string): Promise<void> {
    await this.run(id, async () => {
      await this.calls.revokeSession({ id })
      this.keep((session) => session.id !== id)
    })
  }

  /** Ends every sign-in but this one. */
  async endOthers(): Promise<void> {
    await this.run('others', async () => {
      await this.calls.revokeOtherSessions({})
      this.keep(({ isThis }) => isThis)
    })
  }

  private keep(isRetained: (session: LoginSession) => boolean): void {
    this.sessions.replace((this.sessions.value ?? []).filter(isRetained))
  }

  private async run(name: string, work: () => Promise<void>): Promise<void> {
    if (this.ending !== null) return
    this.ending = name
    try {
      await work()
    } catch (thrown) {
      this.toast.show(failureText(readFailure(thrown)))
    } finally {
      runInAction(() => {
        this.ending = null
      })
    }
  }
}
