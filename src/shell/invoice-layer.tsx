import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import { codedAmount } from '@/domain/money/amount-text'
import type { InvoiceFormStore } from '@/stores/booking/invoice-form'
import { InvoiceSheet } from '@/widgets/invoice-sheet'

/** The open form for a booking's invoice. */
export interface InvoiceLayerProps {
  readonly form: InvoiceFormStore
  readonly onClose: () => void
}

/** Reads the form's store for its sheet. */
export const InvoiceLayer = observer(function InvoiceLayer({ form, onClose }: InvoiceLayerProps) {
  return (
    <InvoiceSheet
      amountText={codedAmount(form.info)}
      addresses={form.addresses}
      fields={form.fields}
      fault={form.fault}
      failure={failureView(form.failure)}
      saves={form.saves}
      isSending={form.isSending}
      isDeleting={form.isDeleting}
      onChoose={form.choose}
      onDelete={(addressId) => void form.deleteAddress(addressId)}
      onWrite={form.write}
      onToggleSaves={form.toggleSaves}
      onSend={() => void form.send()}
      onClose={onClose}
    />
  )
})
