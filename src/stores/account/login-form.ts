import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CodePurpose, LoginReply } from '@/contract/login'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import {
  cleanCode,
  firstStep,
  isFieldOf,
  type LoginMove,
  type LoginStep,
  moveLogin,
  secondsUntilResend,
} from '@/domain/account/login-form'
import { isPasswordLength, readPasswordLength, usualPasswordLength } from '@/domain/account/password'
import { meantEmail } from '@/domain/account/meant-email'
import { loginText } from '@/domain/text/login-text'
import type { LoginStore } from './login'
import type { ResendWait } from './resend-wait'
import type { SessionStore } from './session'
import type { ToastStore } from '../app/toast'

/** The sign-in kind that loginByEmailCode receives: by e-mail code. */
const signInByCode = 1

const wholeCode = /^\d{6}$/

/** What the form needs from outside. */
export interface LoginFormDependencies {
  readonly calls: ApiCalls['login']
  readonly session: SessionStore
  readonly login: Pick<LoginStore, 'succeed'>
  readonly toast: ToastStore
  readonly wait: ResendWait
  readonly hashPassword: (email: string, password: string) => Promise<string>
}

/** The login popup's form: which step it is at, what is typed, and what its buttons do (spec §4, §5). */
export class LoginFormStore {
  step: LoginStep = firstStep
  email = ''
  code = ''
  password = ''
  isPasswordShown = false
  /** Rules for a new password, as the server sent them with its code. */
  passwordLength = usualPasswordLength
  isBusy = false
  /** The step's field was refused. */
  isFieldWrong = false
  /** The error text, also shown as a toast; it stays at the field until that is edited or sent again. */
  fault: string | null = null
  /** The address that was probably meant; what is typed is taken when it is sent again. */
  suggestedEmail: string | null = null
  private isDone = false
  private codeSentByItself = ''
  /** The last code that the server refused, which is not sent again. */
  private refusedCode = ''

  constructor(private readonly dependencies: LoginFormDependencies) {
    makeAutoObservable<this, 'dependencies' | 'codeSentByItself' | 'refusedCode'>(
      this,
      { dependencies: false, codeSentByItself: false, refusedCode: false },
      { autoBind: true },
    )
  }

  get secondsToResend(): number {
    return this.dependencies.wait.secondsLeft(this.purpose)
  }

  typeEmail(email: string): void {
    this.email = email
    this.suggestedEmail = null
    this.forgetFault()
  }

  /** A code that is whole is sent by itself, once; what was refused is not sent again, by the button neither. */
  async typeCode(code: string): Promise<void> {
    this.code = cleanCode(code)
    this.forgetFault()
    if (!wholeCode.test(this.code) || this.code === this.codeSentByItself) return
    this.codeSentByItself = this.code
    await this.submit()
  }

  typePassword(password: string): void {
    this.password = password
    this.forgetFault()
  }

  togglePasswordShown(): void {
    this.isPasswordShown = !this.isPasswordShown
  }

  toggle(): void {
    this.move({ type: 'toggle' })
  }

  back(): void {
    this.move({ type: 'back' })
  }

  /** The step's main button. */
  async submit(): Promise<void> {
    await this.whileBusy(() => this.submitStep())
  }

  /** Takes the suggested address and goes on with it. */
  async takeSuggestion(): Promise<void> {
    if (this.suggestedEmail === null) return
    this.typeEmail(this.suggestedEmail)
    await this.submit()
  }

  /** Sends another code; nothing happens before the wait is over. */
  async resend(): Promise<void> {
    if (this.secondsToResend > 0) return
    await this.whileBusy(async () => {
      await this.sendCode(this.purpose)
      runInAction(() => this.clear())
    })
  }

  /** Forgot password: sends a reset code, then requests its input. */
  async forgot(): Promise<void> {
    await this.whileBusy(() => this.enterCodeStep('reset', this.sentEmail, { type: 'forgot' }))
  }

  private submitStep(): Promise<void> {
    switch (this.step.mode) {
      case 'writeEmail':
        return this.submitEmail()
      case 'verifyLogin':
        return this.submitCode()
      case 'pwd':
        return this.submitPassword()
      case 'resetPwd':
        return this.submitResetCode()
      case 'setNewPwd':
        return this.submitNewPassword(this.step.code)
    }
  }

  private async submitEmail(): Promise<void> {
    const email = canonicalEmail(this.email)
    const meant = meantEmail(email)
    const isNew = meant !== this.suggestedEmail
    this.suggestedEmail = meant
    if (!isEmail(email)) return this.refuse(loginText.invalidEmail)
    if (meant !== null && isNew) return
    await this.enterCodeStep('login', email, { type: 'codeSent', email })
  }

  private async submitCode(): Promise<void> {
    if (this.lacks(this.code) || this.isNoNewCode()) return
    const { calls } = this.dependencies
    this.finish(
      await calls.loginByEmailCode({ email: await this.encryptedEmail(), code: this.code, signInType: signInByCode }),
    )
  }

  private async submitPassword(): Promise<void> {
    if (this.lacks(this.password)) return
    const { calls, hashPassword } = this.dependencies
    const password = await hashPassword(this.sentEmail, this.password)
    this.finish(await calls.loginByEmailPassword({ email: await this.encryptedEmail(), password }))
  }

  private async submitResetCode(): Promise<void> {
    if (this.lacks(this.code) || this.isNoNewCode()) return
    const { code } = this
    await this.dependencies.calls.checkEmailCode({ email: await this.encryptedEmail(), code, purpose: 'reset' })
    runInAction(() => this.move({ type: 'codeAccepted', code }))
  }

  private async submitNewPassword(code: string): Promise<void> {
    if (!isPasswordLength(this.password, this.passwordLength)) {
      return this.refuse(loginText.passwordLength(this.passwordLength))
    }
    const { calls, hashPassword } = this.dependencies
    const newpassword = await hashPassword(this.sentEmail, this.password)
    this.finish(await calls.resetEmailPassword({ email: await this.encryptedEmail(), code, newpassword }))
  }

  private get sentEmail(): string {
    return this.step.mode === 'writeEmail' ? canonicalEmail(this.email) : this.step.email
  }

  private get purpose(): CodePurpose {
    return this.step.mode === 'resetPwd' || this.step.mode === 'setNewPwd' ? 'reset' : 'login'
  }

  /** Goes on once a code is on its way, be it one that was sent less than a minute ago. */
  private async enterCodeStep(purpose: CodePurpose, email: string, move: LoginMove): Promise<void> {
    try {
      await this.sendCode(purpose, email)
      runInAction(() => this.move(move))
    } catch (thrown) {
      const failure = readFailure(thrown)
      const seconds = secondsUntilResend(failure)
      if (seconds === null) throw thrown
      if (failure.kind === 'refused') this.heed(failure.data)
      runInAction(() => this.move(move))
      this.dependencies.wait.restart(purpose, seconds)
      throw thrown
    }
  }

  private async sendCode(purpose: CodePurpose, email: string = this.sentEmail): Promise<void> {
    this.heed(await this.dependencies.calls.sendEmailCode({ email, purpose }))
    this.dependencies.wait.restart(purpose)
  }

  /** Stores the rules for new passwords that the server sends with their code. */
  private heed(details: unknown): void {
    this.passwordLength = readPasswordLength(details) ?? this.passwordLength
  }

  private async encryptedEmail(): Promise<string> {
    const [encrypted = ''] = await this.dependencies.calls.encryptValues({ input: [this.sentEmail] })
    return encrypted
  }

  /** Codes and passwords share the specification's one message for an empty field. */
  private lacks(value: string): boolean {
    if (value !== '') return false
    this.refuse(loginText.missingCode)
    return true
  }

  /** A part of a code, or one that was refused, would only cost one of the few tries. */
  private isNoNewCode(): boolean {
    const isWhole = wholeCode.test(this.code)
    if (isWhole && this.code !== this.refusedCode) return false
    this.refuse(isWhole ? loginText.sameCode : loginText.partOfCode)
    return true
  }

  private refuse(text: string): void {
    this.isFieldWrong = true
    this.showError(text)
  }

  private showError(text: string): void {
    this.fault = text
    this.dependencies.toast.show(text, { type: 'fail' })
  }

  private forgetFault(): void {
    this.isFieldWrong = false
    this.fault = null
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'refused') {
      this.isFieldWrong = isFieldOf(this.step.mode, failure.field)
      if (failure.field === 'code') this.refusedCode = this.code
    }
    this.showError(failureText(failure))
  }

  private finish(reply: LoginReply): void {
    this.isDone = true
    this.dependencies.session.rememberEmail(this.sentEmail)
    this.dependencies.session.signIn(reply)
    this.dependencies.login.succeed()
  }

  private move(move: LoginMove): void {
    this.dependencies.toast.hide()
    this.step = moveLogin(this.step, move)
    this.clear()
  }

  private clear(): void {
    this.code = ''
    this.password = ''
    this.isPasswordShown = false
    this.forgetFault()
    this.suggestedEmail = null
    this.codeSentByItself = ''
    this.refusedCode = ''
  }

  /** One thing at a time, and nothing more once the sign-in is there: the page is about to start over. */
  private async whileBusy(action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.forgetFault()
    try {
      await action()
    } catch (thrown) {
      runInAction(() => this.fail(readFailure(thrown)))
    } finally {
      runInAction(() => (this.isBusy = this.isDone))
    }
  }
}
