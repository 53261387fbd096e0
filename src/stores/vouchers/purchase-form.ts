import { makeAutoObservable } from 'mobx'
import type { ContactFields, FieldFault } from '@/domain/booking/booking-form'
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

  /** Fills in what is known of the buyer where nothing is written. */
  offer({ name, email, countryCode, phone }: Partial<ContactFields> & { readonly name?: string }): void {
    const { contact } = this.fields
    this.fields = {
      ...this.fields,
      name: this.fields.name || (name ?? ''),
      contact: {
        email: contact.email || (email ?? ''),
        ...(contact.phone === '' && phone
          ? { countryCode: countryCode ?? contact.countryCode, phone }
          : { countryCode: contact.countryCode, phone: contact.phone }),
      },
    }
  }

  /** Shows the errors; returns the first one, or null. */
  judge(): FieldFault | null {
    this.areFaultsShown = true
    return firstPurchaseFault(this.faults)
  }
}
