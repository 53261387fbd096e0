import type { ApiCalls } from '@/api/create-api'
import type { Timers } from '@/platform/clock'
import type { CurrencyStore } from '../app/currency'
import type { SessionStore } from './session'

/** What the account's preferences need from outside. */
export interface PreferencesDependencies {
  readonly calls: ApiCalls['preferences'] & Pick<ApiCalls['profile'], 'getUserExtInfo'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly currency: Pick<CurrencyStore, 'choose' | 'stored'>
  readonly timers: Pick<Timers, 'after'>
}

/** Nobody waits longer than this for a preference. */
const patienceMs = 1500

/** Preferences of an account on every device: applied at sign-in and saved at every change. While signed out the device's own choice counts. */
export class Preferences {
  constructor(private readonly dependencies: PreferencesDependencies) {}

  /** Chooses the currency here and for the account; resolves soon and never rejects. */
  async chooseCurrency(currencyCode: string): Promise<void> {
    const { calls, session, currency } = this.dependencies
    currency.choose(currencyCode)
    if (session.isLogin) await this.soon(calls.savePreferences({ currencyCode }))
  }

  /** Right after signing in: what the account prefers counts here too; where it prefers nothing yet, this device's choice becomes its own. */
  async adopt(): Promise<void> {
    if (this.dependencies.session.isLogin) await this.soon(this.takeOver())
  }

  private async takeOver(): Promise<void> {
    const { calls, currency } = this.dependencies
    const { currencyCode } = await calls.getUserExtInfo({})
    const stored = currency.stored()
    if (currencyCode !== null) currency.choose(currencyCode)
    else if (stored !== null) await calls.savePreferences({ currencyCode: stored })
  }

  private async soon(work: Promise<unknown>): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = this.dependencies.timers.after(patienceMs, resolve)
      const end = () => {
        stop()
        resolve()
      }
      work.then(end, end)
    })
  }
}
