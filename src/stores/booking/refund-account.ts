import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import { type Attempt, attemptFor } from '@/domain/attempt'
import { readFailure, type Failure } from '@/domain/failure'
import {
  cleanTransferAccount,
  transferAccountFault,
  type TransferAccountFields,
} from '@/domain/orders/transfer-account'
import { SavedAccountsStore } from './saved-accounts'

/** What naming an account needs from outside. */
export interface RefundAccountDependencies {
  readonly paymentAccount: ApiCalls['paymentAccount']
  readonly newKey: () => string
  /** The refund is transferred to the account from now on. */
  readonly onNamed: () => void
}

const NO_FIELDS: TransferAccountFields = { kind: 'bank', holder: '', bank: '', number: '' }

/** The account for a refund that could not go back the way it was paid: a saved one, or one that is typed and saved; named for the refund, each at most once. */
export class RefundAccountStore {
  fields = NO_FIELDS
  areFaultsShown = false
  isSending = false
  failure: Failure | null = null
  readonly saved: SavedAccountsStore
  private saving: Attempt<TransferAccountFields> | null = null
  private naming: Attempt<{ readonly refundId: string; readonly accountId: string }> | null = null

  constructor(
    private readonly dependencies: RefundAccountDependencies,
    private readonly refundId: string,
  ) {
    this.saved = new SavedAccountsStore(dependencies.paymentAccount)
    makeAutoObservable<this, 'dependencies' | 'refundId' | 'saving' | 'naming'>(
      this,
      { dependencies: false, refundId: false, saved: false, saving: false, naming: false },
      { autoBind: true, deep: false },
    )
  }

  /** The first fault of what was typed, once it was sent for the first time; null where there is none. */
  get fault(): ReturnType<typeof transferAccountFault> {
    return this.areFaultsShown ? transferAccountFault(cleanTransferAccount(this.fields)) : null
  }

  write(part: Partial<TransferAccountFields>): void {
    this.fields = { ...this.fields, ...part }
    this.failure = null
  }

  /** Names the chosen account for the refund, a new one after it is saved; a repeated call finds what the last one did. */
  async send(): Promise<void> {
    if (this.isSending) return
    const { chosenId } = this.saved
    this.areFaultsShown = chosenId === null
    if (this.fault) return
    this.isSending = true
    this.failure = null
    const { paymentAccount, newKey, onNamed } = this.dependencies
    try {
      const accountId = chosenId ?? (await this.saveTyped())
      this.naming = attemptFor(this.naming, { refundId: this.refundId, accountId }, newKey)
      await paymentAccount.setRefundTransferAccount(this.naming.body, { idempotencyKey: this.naming.key })
      onNamed()
    } catch (thrown) {
      runInAction(() => (this.failure = readFailure(thrown)))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  /** Saves the typed account; returns its id. */
  private async saveTyped(): Promise<string> {
    const { paymentAccount, newKey } = this.dependencies
    this.saving = attemptFor(this.saving, cleanTransferAccount(this.fields), newKey)
    const key = { idempotencyKey: this.saving.key }
    return (await paymentAccount.createPaymentAccount(this.saving.body, key)).accountId
  }
}
