import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { failureView } from '@/domain/failure'
import type { TransferAccountStore } from '@/stores/booking/refund-account'
import { AccountSheet } from '@/widgets/transfer-account'

/** The store and the texts of the sheet that chooses an account for a refund. */
export interface TransferAccountLayerProps {
  readonly store: TransferAccountStore
  /** Text of the button. */
  readonly sendText: string
  /** Why an account is needed, in a sentence or two. */
  readonly hintText: string
  readonly onClose: () => void
}

/** Chooses a saved account or enters a new one. */
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
