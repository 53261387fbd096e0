import { makeAutoObservable, runInAction } from 'mobx'
import type { LoginCalls } from '@/api/login'
import type { LoginReply } from '@/contract/login'
import { failureText } from '@/domain/failure/failure-text'
import { readFailure } from '@/domain/failure/read-failure'
import { canonicalEmail } from '@/domain/identity/canonical-email'
import { isEmail } from '@/domain/identity/is-email'
import { cleanCode } from '@/domain/login/clean-code'
import { isPasswordLength } from '@/domain/login/is-password-length'
import { firstStep, moveLogin, type LoginMove, type LoginStep } from '@/domain/login/login-step'
import { loginTexts } from '@/domain/texts'
import type { LoginStore } from './login'
import { ResendWait } from './resend-wait'
import type { SessionStore } from './session'
import type { ToastStore } from './toast'

/** Kind of sign-in that loginByEmailCode is told: by e-mail code. */
const signInByCode = 1

/** What the form needs from outside. */
export interface LoginFormDependencies {
  readonly calls: LoginCalls
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
  isBusy = false
  /** The new password was refused for its length. */
  isPasswordWrong = false

  constructor(private readonly dependencies: LoginFormDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  get secondsToResend(): number {
    return this.dependencies.wait.secondsLeft
  }

  typeEmail(email: string): void {
    this.email = email
  }

  typeCode(code: string): void {
    this.code = cleanCode(code)
  }

  typePassword(password: string): void {
    this.password = password
    this.isPasswordWrong = false
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

  /** Sends another code; nothing happens before the wait is over. */
  async resend(): Promise<void> {
    if (this.secondsToResend > 0) return
    await this.whileBusy(() => this.sendCode(this.step.mode === 'resetPwd' ? 'reset' : 'login'))
  }

  /** Forgot password: a code for the reset goes out, then it is asked for. */
  async forgot(): Promise<void> {
    await this.whileBusy(async () => {
      await this.sendCode('reset')
      runInAction(() => this.move({ type: 'forgot' }))
    })
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
    if (!isEmail(email)) return this.dependencies.toast.show(loginTexts.invalidEmail, { type: 'fail' })
    await this.sendCode('login', email)
    runInAction(() => this.move({ type: 'codeSent', email }))
  }

  private async submitCode(): Promise<void> {
    if (this.lacks(this.code)) return
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
    if (this.lacks(this.code)) return
    const { code } = this
    await this.dependencies.calls.checkEmailCode({ email: await this.encryptedEmail(), code, purpose: 'reset' })
    runInAction(() => this.move({ type: 'codeAccepted', code }))
  }

  private async submitNewPassword(code: string): Promise<void> {
    if (!isPasswordLength(this.password)) {
      this.isPasswordWrong = true
      return this.dependencies.toast.show(loginTexts.passwordLength, { type: 'fail' })
    }
    const { calls, hashPassword } = this.dependencies
    const newpassword = await hashPassword(this.sentEmail, this.password)
    this.finish(await calls.resetEmailPassword({ email: await this.encryptedEmail(), code, newpassword }))
  }

  private get sentEmail(): string {
    return this.step.mode === 'writeEmail' ? canonicalEmail(this.email) : this.step.email
  }

  private async sendCode(purpose: 'login' | 'reset', email: string = this.sentEmail): Promise<void> {
    await this.dependencies.calls.sendEmailCode({ email, purpose })
    this.dependencies.wait.restart()
  }

  private async encryptedEmail(): Promise<string> {
    const [encrypted = ''] = await this.dependencies.calls.encryptValues({ input: [this.sentEmail] })
    return encrypted
  }

  /** Codes and passwords share the specification's one message for an empty field. */
  private lacks(value: string): boolean {
    if (value !== '') return false
    this.dependencies.toast.show(loginTexts.missingCode, { type: 'fail' })
    return true
  }

  private finish(reply: LoginReply): void {
    this.dependencies.session.rememberEmail(this.sentEmail)
    this.dependencies.session.signIn(reply)
    this.dependencies.login.succeed()
  }

  private move(move: LoginMove): void {
    this.dependencies.toast.hide()
    this.step = moveLogin(this.step, move)
    this.code = ''
    this.password = ''
    this.isPasswordWrong = false
  }

  private async whileBusy(action: () => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    try {
      await action()
    } catch (thrown) {
      this.dependencies.toast.show(failureText(readFailure(thrown)), { type: 'fail' })
    } finally {
      runInAction(() => (this.isBusy = false))
    }
  }
}
