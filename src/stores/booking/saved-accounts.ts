import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { PaymentAccount } from '@/contract/transfer-account'
import { Loaded } from '../app/loaded'

/** The accounts for refunds that a traveler saved before, and which of them is chosen. */
export class SavedAccountsStore {
  readonly list = new Loaded<readonly PaymentAccount[]>()
  /** Null while a new account is typed. */
  chosenId: string | null = null

  constructor(private readonly calls: Pick<ApiCalls['paymentAccount'], 'listPaymentAccounts'>) {
    makeAutoObservable<this, 'calls'>(this, { calls: false, list: false }, { autoBind: true, deep: false })
  }

  /** Reads the accounts and chooses the newest; without any, and after a failure, a new one is typed. */
  async load(): Promise<void> {
    await this.list.load(async () => {
      const { list } = await this.calls.listPaymentAccounts({})
      runInAction(() => (this.chosenId = list[0]?.accountId ?? null))
      return list
    })
  }

  /** The chosen account; null while a new one is typed. */
  get chosen(): PaymentAccount | null {
    return this.list.value?.find(({ accountId }) => accountId === this.chosenId) ?? null
  }

  choose(accountId: string | null): void {
    this.chosenId = accountId
  }
}
