import { observer } from 'mobx-react'
import type { VoucherView } from '@/contract/coupon-order'
import { failureView } from '@/domain/failure'
import type { GiveVoucherStore } from '@/stores/vouchers/give-voucher'
import { FormSheet } from '@/widgets/form-sheet'
import { RecipientFields } from '@/widgets/recipient-fields'

/** The voucher that is given. */
export interface GiveVoucherLayerProps {
  readonly store: GiveVoucherStore
  readonly voucher: VoucherView
  readonly onClose: () => void
}

/** The form that gives a voucher to somebody by e-mail. */
export const GiveVoucherLayer = observer(function GiveVoucherLayer({ store, voucher, onClose }: GiveVoucherLayerProps) {
  const { recipient, fault, isSending, failure } = store
  return (
    <FormSheet
      title="Give this voucher"
      sendText="Send gift"
      failure={failureView(failure)}
      isSending={isSending}
      onSend={() => void store.send()}
      onClose={onClose}
    >
      <p className="recipient-what">{voucher.name}</p>
      <p className="recipient-note">
        We send an e-mail with a link by which the voucher can be claimed within 30 days. Until then you can take it
        back.
      </p>
      <RecipientFields {...recipient} fault={fault} onWrite={store.write} />
    </FormSheet>
  )
})
