import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import type { AttemptRow, PaymentRow } from '../repository/payments'
import type { PurchaseRow } from '../repository/purchases'
import type { RefundRow } from '../repository/refunds'

/** What booking needs from documents, in the transactions that move money and hold the order's lock. */
export interface PurchaseDocuments {
  /** Has a receipt issued for a payment. */
  paymentReceived(
    tx: Executor,
    services: Services,
    received: { readonly purchase: PurchaseRow; readonly payment: PaymentRow; readonly attempt: AttemptRow },
  ): Promise<void>
  /** Has a credit note issued for a refund that is done, where an invoice covers its money. */
  refundDone(tx: Executor, services: Services, refund: RefundRow): Promise<void>
}

declare module '../../kernel/services' {
  interface Services {
    readonly documents: PurchaseDocuments
  }
}
