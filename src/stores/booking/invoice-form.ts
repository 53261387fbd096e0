import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { BillingAddress, CreateInvoice, InvoiceInfo } from '@/contract/document'
import { type Attempt, attemptFor } from '@/domain/attempt'
import { type Failure, readFailure } from '@/domain/failure'
import { cleanInvoiceForm, type InvoiceFault, invoiceFault, type InvoiceForm } from '@/domain/orders/invoice'

/** What requesting an invoice needs from outside. */
export interface InvoiceFormDependencies {
  readonly document: Pick<ApiCalls['document'], 'createInvoice' | 'saveAddress' | 'deleteAddress'>
  readonly newKey: () => string
  readonly onRequested: () => void
}

/** The form for an order's invoice, which begins with the address used last and is sent at most once. */
export class InvoiceFormStore {
  fields: InvoiceForm
  /** Saved ones, the one used last first. */
  addresses: readonly BillingAddress[]
  /** Whether the address is saved for the next invoice. */
  saves: boolean
  areFaultsShown = false
  isSending = false
  isDeleting = false
  failure: Failure | null = null
  private attempt: Attempt<CreateInvoice> | null = null

  constructor(
    private readonly dependencies: InvoiceFormDependencies,
    readonly info: InvoiceInfo,
  ) {
    this.addresses = info.addresses
    const [last] = info.addresses
    this.fields = last ?? { kind: 'person', title: '', taxNumber: '', address: '', email: info.email }
    this.saves = true
    makeAutoObservable<this, 'dependencies' | 'attempt'>(
      this,
      { dependencies: false, info: false, attempt: false },
      { autoBind: true, deep: false },
    )
  }

  /** The first fault of what was typed, once it was sent for the first time; null where there is none. */
  get fault(): InvoiceFault | null {
    return this.areFaultsShown ? invoiceFault(cleanInvoiceForm(this.fields)) : null
  }

  write(part: Partial<InvoiceForm>): void {
    this.fields = { ...this.fields, ...part }
    this.failure = null
  }

  /** Fills the form with a saved address. */
  choose(addressId: string): void {
    const address = this.addresses.find(({ id }) => id === addressId)
    if (address) this.write(address)
  }

  /** Deletes a saved address. What is typed stays, and is not saved again by itself. */
  async deleteAddress(addressId: string): Promise<void> {
    if (this.isDeleting) return
    this.isDeleting = true
    this.failure = null
    try {
      await this.dependencies.document.deleteAddress({ id: addressId })
      runInAction(() => {
        this.addresses = this.addresses.filter(({ id }) => id !== addressId)
        this.saves = false
      })
    } catch (thrown) {
      runInAction(() => (this.failure = readFailure(thrown)))
    } finally {
      runInAction(() => (this.isDeleting = false))
    }
  }

  toggleSaves(): void {
    this.saves = !this.saves
  }

  /** Requests the invoice; a repeated call finds what the last one did. An address that can't be saved does not hold it up. */
  async send(): Promise<void> {
    if (this.isSending) return
    this.areFaultsShown = true
    if (this.fault) return
    this.isSending = true
    this.failure = null
    const { document, newKey, onRequested } = this.dependencies
    const form = cleanInvoiceForm(this.fields)
    try {
      this.attempt = attemptFor(this.attempt, { orderid: this.info.orderid, ...form }, newKey)
      await document.createInvoice(this.attempt.body, { idempotencyKey: this.attempt.key })
      if (this.saves) await document.saveAddress(form).catch(() => null)
      onRequested()
    } catch (thrown) {
      runInAction(() => (this.failure = readFailure(thrown)))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }
}
