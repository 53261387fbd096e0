import { makeAutoObservable, runInAction } from 'mobx'
import type { AccountRightsCalls } from '@/api/account-rights'
import type { AccountCodePurpose } from '@/contract/account-rights'
import { moveAccountCode, type AccountCodeStep } from '@/domain/account/account-code-step'
import { readOpenStays } from '@/domain/account/read-open-stays'
import { failureText } from '@/domain/failure/failure-text'
import { readFailure } from '@/domain/failure/read-failure'
import { cleanCode } from '@/domain/login/clean-code'
import { loginTexts } from '@/domain/texts'
import type { ResendWait } from './resend-wait'
import type { ToastStore } from './toast'

/** What doing something with a code from the own mailbox needs from outside. */
export interface AccountCodeDependencies {
  readonly purpose: AccountCodePurpose
  readonly sendAccountCode: AccountRightsCalls['sendAccountCode']
  /** Does it with the code and says how it ended, in a sentence. */
  readonly confirm: (code: string) => Promise<string>
  readonly wait: ResendWait
  readonly toast: ToastStore
}

/** What is wrong with a code before it is sent: only six digits are worth one of the few tries. */
function codeFaultOf(code: string): string | null {
  if (code === '') return loginTexts.missingCode
  return /^\d{6}$/.test(code) ? null : loginTexts.partOfCode
}

/** Deleting the account, or fetching its data: a code goes to the mailbox, and back with it. */
export class AccountCodeStore {
  step: AccountCodeStep = { state: 'asking' }
  code = ''
  isBusy = false
  /** What is wrong with the typed code; null where nothing is known to be. */
  codeFault: string | null = null

  constructor(private readonly dependencies: AccountCodeDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  get secondsToResend(): number {
    return this.dependencies.wait.secondsLeft(this.dependencies.purpose)
  }

  typeCode(code: string): void {
    this.code = cleanCode(code)
    this.codeFault = null
  }

  /** Sends a code, the first or another; nothing happens before the wait for another is over. */
  async send(): Promise<void> {
    if (this.isBusy || (this.step.state === 'code' && this.secondsToResend > 0)) return
    const { purpose, sendAccountCode, wait } = this.dependencies
    await this.whileBusy(async () => {
      const { maskedEmail } = await sendAccountCode({ purpose })
      runInAction(() => {
        wait.restart(purpose)
        this.typeCode('')
        this.step = moveAccountCode(this.step, { type: 'codeSent', sentTo: maskedEmail })
      })
    })
  }

  /** Does it with the typed code. */
  async submit(): Promise<void> {
    if (this.isBusy) return
    if (this.codeFault !== null && this.code !== '') return
    this.codeFault = codeFaultOf(this.code)
    if (this.codeFault !== null) return
    await this.whileBusy(async () => {
      const outcome = await this.dependencies.confirm(this.code)
      runInAction(() => {
        this.step = moveAccountCode(this.step, { type: 'finished', outcome })
      })
    })
  }

  private async whileBusy(work: () => Promise<void>): Promise<void> {
    this.isBusy = true
    try {
      await work()
    } catch (thrown) {
      runInAction(() => this.refuse(thrown))
    } finally {
      runInAction(() => {
        this.isBusy = false
      })
    }
  }

  private refuse(thrown: unknown): void {
    const failure = readFailure(thrown)
    const stays = readOpenStays(failure)
    if (stays !== null) this.step = moveAccountCode(this.step, { type: 'staysOpen', stays })
    else if (failure.kind === 'refused' && failure.field === 'code') this.codeFault = failure.message
    else this.dependencies.toast.show(failureText(failure))
  }
}
