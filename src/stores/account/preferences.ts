import type { PreferenceCalls } from '@/api/preferences'
import type { ProfileCalls } from '@/api/profile'
import type { Timers } from '@/platform/clock'
import type { CurrencyStore } from '../app/currency'
import type { SessionStore } from './session'

/** What the account's preferences need from outside. */
export interface PreferencesDependencies {
  readonly calls: PreferenceCalls & Pick<ProfileCalls, 'getUserExtInfo'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly currency: Pick<CurrencyStore, 'choose' | 'kept'>
  readonly timers: Pick<Timers, 'after'>
}

/** Nobody waits longer than this for a preference. */
const patienceMs = 1500

/** What an account prefers on every device: taken over at sign-in, kept at every change; while signed out the device's own choice counts. */
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
    const kept = currency.kept()
    if (currencyCode !== null) currency.choose(currencyCode)
    else if (kept !== null) await calls.savePreferences({ currencyCode: kept })
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
