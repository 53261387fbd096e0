import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { failureView } from '@/domain/failure'
import type { TransferAccountStore } from '@/stores/booking/refund-account'
import { AccountSheet } from '@/widgets/transfer-account'

/** The account that a refund is transferred to, and why one is needed. */
export interface TransferAccountLayerProps {
  readonly store: TransferAccountStore
  /** Text of the button. */
  readonly sendText: string
  /** Why an account is needed, in a sentence or two. */
  readonly hintText: string
  readonly onClose: () => void
}

/** A saved account, or a new one that is typed. */
export const TransferAccountLayer = observer(function TransferAccountLayer(props: TransferAccountLayerProps) {
  const { store, ...frame } = props
  const { saved } = store
  useEffect(() => void saved.load(), [saved])
  const { value, failure } = saved.list
  const isRead = value !== null || failure !== null
  return (
    <AccountSheet
      {...frame}
      saved={isRead ? { accounts: value ?? [], chosenId: saved.chosenId, onChoose: saved.choose } : null}
      fields={store.fields}
      fault={store.fault}
      failure={failureView(store.failure)}
      isSending={store.isSending || !isRead}
      onWrite={store.write}
      onSend={() => void store.send()}
    />
  )
})
