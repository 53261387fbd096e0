import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { PaymentAccount } from '@/contract/transfer-account'
import { readFailure, type Failure } from '@/domain/failure'
import {
  cleanTransferAccount,
  transferAccountFault,
  type TransferAccountFields,
} from '@/domain/orders/transfer-account'
import { sendOnce } from '../app/send-once'
import { SavedAccountsStore } from './saved-accounts'

/** What choosing an account needs from outside. */
export interface TransferAccountDependencies {
  readonly paymentAccount: Pick<ApiCalls['paymentAccount'], 'listPaymentAccounts' | 'createPaymentAccount'>
  readonly newKey: () => string
  /** Uses the account; a rejection is shown, and the same account may come again. */
  readonly use: (account: PaymentAccount) => Promise<void>
}

const NO_FIELDS: TransferAccountFields = { kind: 'bank', holder: '', bank: '', number: '' }

/** The account for a refund: a saved one, or one that is typed and saved at most once. */
export class TransferAccountStore {
  fields = NO_FIELDS
  areFaultsShown = false
  isSending = false
  failure: Failure | null = null
  readonly saved: SavedAccountsStore
  private readonly save: (fields: TransferAccountFields) => Promise<PaymentAccount>

  constructor(private readonly dependencies: TransferAccountDependencies) {
    const { paymentAccount, newKey } = dependencies
    this.saved = new SavedAccountsStore(paymentAccount)
    this.save = sendOnce(paymentAccount.createPaymentAccount, newKey)
    makeAutoObservable<this, 'dependencies' | 'save'>(
      this,
      { dependencies: false, saved: false, save: false },
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

  /** Uses the chosen account, a new one after it is saved; a repeated call finds what the last one did. */
  async send(): Promise<void> {
    if (this.isSending) return
    const { chosen } = this.saved
    this.areFaultsShown = chosen === null
    if (this.fault) return
    this.isSending = true
    this.failure = null
    try {
      await this.dependencies.use(chosen ?? (await this.save(cleanTransferAccount(this.fields))))
    } catch (thrown) {
      runInAction(() => (this.failure = readFailure(thrown)))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }
}

/** What naming an account for a refund that failed needs from outside. */
export interface RefundAccountDependencies extends Omit<TransferAccountDependencies, 'use' | 'paymentAccount'> {
  readonly paymentAccount: ApiCalls['paymentAccount']
  /** The refund is transferred to the account from now on. */
  readonly onNamed: () => void
}

/** The account for a refund that could not go back the way it was paid; it is named for the refund at most once. */
export function createRefundAccount(
  { paymentAccount, newKey, onNamed }: RefundAccountDependencies,
  refundId: string,
): TransferAccountStore {
  const name = sendOnce(paymentAccount.setRefundTransferAccount, newKey)
  const use = async ({ accountId }: PaymentAccount) => {
    await name({ refundId, accountId })
    onNamed()
  }
  return new TransferAccountStore({ paymentAccount, newKey, use })
}
