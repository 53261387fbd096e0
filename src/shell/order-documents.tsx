import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { deviceTime } from '@/platform/clock/device-time'
import { openDocument } from '@/platform/files/open-document'
import { usePageHide } from '@/platform/page'
import type { RootStore } from '@/stores/app/root'
import { OrderDocumentsStore } from '@/stores/booking/order-documents'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { OrderDocuments } from '@/widgets/order-documents'
import { LazyInvoiceLayer } from './lazy'

/** Creates the store of a booking's documents. */
export function useOrderDocuments({ api, toast, randomGuid, timers }: RootStore, orderid: string): OrderDocumentsStore {
  const [store] = useState(() => {
    const dependencies = { document: api.document, openDocument, toast, newKey: randomGuid, timers }
    return new OrderDocumentsStore(dependencies, orderid)
  })
  usePageHide(() => store.stop())
  useEffect(() => () => store.stop(), [store])
  return store
}

/** An order that may have documents. */
export interface DocumentsSectionProps {
  readonly store: OrderDocumentsStore
  /** Null until it is loaded, and for viewers who may not see documents. */
  readonly order: { readonly paidMinor: number; readonly refundedMinor: number } | null
}

/** The documents of an order; renders nothing before anything is paid. */
export function DocumentsSection({ store, order }: DocumentsSectionProps) {
  if (!order || order.paidMinor === 0) return null
  return <PaidDocuments store={store} moneyKey={`${order.paidMinor} ${order.refundedMinor}`} />
}

interface PaidDocumentsProps {
  readonly store: OrderDocumentsStore
  /** Changes with what was paid and refunded. */
  readonly moneyKey: string
}

/** The list of documents, read again after each payment or refund. */
const PaidDocuments = observer(function PaidDocuments({ store, moneyKey }: PaidDocumentsProps) {
  useEffect(() => void store.look(), [store, moneyKey])
  return (
    <OrderDocuments
      documents={store.list.value ?? []}
      info={store.info.value}
      openingId={store.openingId}
      ownTime={deviceTime}
      onOpen={(documentId) => void store.open(documentId)}
      onInvoice={store.openForm}
    />
  )
})

/** The invoice form, while it is open. */
export const InvoicePopup = observer(function InvoicePopup({ store }: Pick<DocumentsSectionProps, 'store'>) {
  return <PopupLayer>{store.form ? <LazyInvoiceLayer form={store.form} onClose={store.closeForm} /> : null}</PopupLayer>
})
