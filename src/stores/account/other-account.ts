import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import { failureText, readFailure } from '@/domain/failure'
import type { SignInToken } from '@/platform/login/contract'
import type { Relaunch } from '@/platform/navigation/contract'
import type { NamedStore } from '@/platform/storage/contract'
import { forgetDrafts } from '../app/drafts'
import type { SessionStore } from './session'
import type { ToastStore } from '../app/toast'

/** Dependencies of the prompt about another account. */
export interface OtherAccountDependencies {
  readonly login: Pick<ApiCalls['login'], 'getTicketOwner' | 'exchangeHandOffTicket'>
  readonly account: Pick<ApiCalls['account'], 'getCurrentUser'>
  readonly session: SessionStore
  readonly tabStorage: NamedStore
  readonly toast: Pick<ToastStore, 'show'>
  readonly relaunch: Pick<Relaunch, 'afterLogin'>
  /** Called when the prompt is closed, or there is none to open. */
  readonly onSettled: () => void
}

/** The masked addresses between which somebody decides. */
export interface AccountPrompt {
  readonly mine: string
  readonly theirs: string
}

/** Our app has brought a ticket of another account than the one signed in: nothing changes before that is agreed to. */
export class OtherAccountStore {
  prompt: AccountPrompt | null = null
  isBusy = false

  constructor(
    private readonly dependencies: OtherAccountDependencies,
    private readonly ticket: SignInToken,
  ) {
    makeAutoObservable<this, 'dependencies' | 'ticket'>(
      this,
      { dependencies: false, ticket: false },
      { autoBind: true, deep: false },
    )
  }

  /** Looks up both accounts; an invalid ticket opens no prompt. */
  async start(): Promise<void> {
    const { login, account, onSettled } = this.dependencies
    const { ticket, uid } = this.ticket
    try {
      const [theirs, mine] = await Promise.all([login.getTicketOwner({ ticket }), account.getCurrentUser({})])
      if (theirs.uid !== uid || theirs.uid === mine.uid) return onSettled()
      runInAction(() => (this.prompt = { mine: mine.email, theirs: theirs.email }))
    } catch {
      onSettled()
    }
  }

  /** Goes on as the other account; what was written as the one before is forgotten. */
  async accept(): Promise<void> {
    const { login, session, tabStorage, toast, relaunch, onSettled } = this.dependencies
    if (this.isBusy) return
    this.isBusy = true
    try {
      session.signIn(await login.exchangeHandOffTicket({ ...this.ticket }, { renewsToken: false }))
      forgetDrafts(tabStorage, null)
      relaunch.afterLogin('other')
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
    }
    onSettled()
  }

  /** Stays who they are. */
  decline(): void {
    this.dependencies.onSettled()
  }
}
