import { makeAutoObservable } from 'mobx'
import { type ContactFields, type FieldFault, withEmail, withPhone } from '@/domain/booking/booking-form'
import {
  EMPTY_PURCHASE_FORM,
  firstPurchaseFault,
  type PurchaseFaults,
  purchaseFaults,
  type PurchaseForm,
} from '@/domain/vouchers/purchase-form'

/** The buyer's input; errors are shown after the first attempt to submit. */
export class PurchaseFormStore {
  fields: PurchaseForm
  areFaultsShown = false

  constructor(
    form: PurchaseForm | null,
    private readonly onChange: () => void,
  ) {
    this.fields = form ?? EMPTY_PURCHASE_FORM
    makeAutoObservable<this, 'onChange'>(this, { onChange: false }, { autoBind: true, deep: false })
  }

  get faults(): PurchaseFaults {
    return purchaseFaults(this.fields)
  }

  write(part: Partial<PurchaseForm>): void {
    this.fields = { ...this.fields, ...part }
    this.onChange()
  }

  writeContact(contact: Partial<ContactFields>): void {
    this.write({ contact: { ...this.fields.contact, ...contact } })
  }

  /** Fills in the e-mail if it is empty. */
  offerEmail(email: string): void {
    this.fields = { ...this.fields, contact: withEmail(this.fields.contact, email) }
  }

  /** Fills in the phone if it is empty. */
  offerPhone(countryCode: string, phone: string): void {
    this.fields = { ...this.fields, contact: withPhone(this.fields.contact, countryCode, phone) }
  }

  /** Shows the errors; returns the first one, or null. */
  judge(): FieldFault | null {
    this.areFaultsShown = true
    return firstPurchaseFault(this.faults)
  }
}
