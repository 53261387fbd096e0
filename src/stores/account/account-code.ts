import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { AccountCodePurpose } from '@/contract/account'
import { type AccountCodeStep, moveAccountCode, readOpenStays } from '@/domain/account/account-code'
import { failureText, readFailure } from '@/domain/failure'
import { cleanCode } from '@/domain/account/login-form'
import { loginText } from '@/domain/text/login-text'
import type { ResendWait } from './resend-wait'
import type { ToastStore } from '../app/toast'

/** What doing something with a code from the own mailbox needs from outside. */
export interface AccountCodeDependencies {
  readonly purpose: AccountCodePurpose
  readonly sendAccountCode: ApiCalls['accountRights']['sendAccountCode']
  /** Runs the action with the code and resolves with a sentence about the outcome. */
  readonly confirm: (code: string) => Promise<string>
  readonly wait: ResendWait
  readonly toast: ToastStore
}

const wholeCode = /^\d{6}$/

/** Deleting the account, or fetching its data: a code goes to the mailbox, and back with it. */
export class AccountCodeStore {
  step: AccountCodeStep = { state: 'asking' }
  code = ''
  isBusy = false
  /** What is wrong with the typed code; null where nothing is known to be. */
  codeFault: string | null = null
  /** The last code that the server refused, which is not sent again. */
  private refusedCode = ''

  constructor(private readonly dependencies: AccountCodeDependencies) {
    makeAutoObservable<this, 'dependencies' | 'refusedCode'>(
      this,
      { dependencies: false, refusedCode: false },
      { autoBind: true },
    )
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
        this.refusedCode = ''
        this.step = moveAccountCode(this.step, { type: 'codeSent', sentTo: maskedEmail })
      })
    })
  }

  /** Does it with the typed code. */
  async submit(): Promise<void> {
    if (this.isBusy) return
    this.codeFault = this.faultOfCode()
    if (this.codeFault !== null) return
    await this.whileBusy(async () => {
      const outcome = await this.dependencies.confirm(this.code)
      runInAction(() => {
        this.step = moveAccountCode(this.step, { type: 'finished', outcome })
      })
    })
  }

  /** What is wrong with the code before it is sent: only six digits that were not refused are worth one of the few tries. */
  private faultOfCode(): string | null {
    if (this.code === '') return loginText.missingCode
    if (!wholeCode.test(this.code)) return loginText.partOfCode
    return this.code === this.refusedCode ? loginText.sameCode : null
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
    else if (failure.kind === 'refused' && failure.field === 'code') {
      this.codeFault = failure.message
      this.refusedCode = this.code
    } else this.dependencies.toast.show(failureText(failure))
  }
}
