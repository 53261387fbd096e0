import { useState } from 'react'
import { failedRefundText } from '@/domain/orders/transfer-account'
import type { RefundAccount } from '@/domain/vouchers/refund-form'
import { TransferAccountLayer } from '@/shell/transfer-account-layer'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { createRefundAccount, TransferAccountStore } from '@/stores/booking/refund-account'

/** What an account is wanted for: the refund that is about to begin, or one that failed. */
export type AccountFor = { readonly kind: 'next' } | { readonly kind: 'failed'; readonly refundId: string }

/** The choice of an account over the page. */
export interface AccountLayerProps {
  readonly wantedFor: AccountFor
  /** An account was chosen for the refund that is about to begin. */
  readonly onChosen: (account: RefundAccount) => void
  /** An account was named for a refund that failed. */
  readonly onNamed: () => void
  readonly onClose: () => void
}

function storeFor({ api, randomGuid }: RootStore, { wantedFor, onChosen, onNamed }: AccountLayerProps) {
  const parts = { paymentAccount: api.paymentAccount, newKey: randomGuid }
  if (wantedFor.kind === 'failed') return createRefundAccount({ ...parts, onNamed }, wantedFor.refundId)
  const use = async ({ accountId, accountText }: RefundAccount) => onChosen({ accountId, accountText })
  return new TransferAccountStore({ ...parts, use })
}

const accountText = {
  next: {
    sendText: 'Use this account',
    hintText: 'Where shall the refund go? We transfer it within some working days.',
  },
  failed: { sendText: 'Send the refund there', hintText: failedRefundText },
} as const

/** Chooses a saved account or enters a new one. */
export function AccountLayer(props: AccountLayerProps) {
  const root = useRoot()
  const [store] = useState(() => storeFor(root, props))
  return <TransferAccountLayer {...accountText[props.wantedFor.kind]} store={store} onClose={props.onClose} />
}
