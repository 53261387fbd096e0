import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { deviceTime } from '@/platform/clock/device-time'
import { openDocument } from '@/platform/files/open-document'
import { usePageHide } from '@/platform/page'
import type { RootStore } from '@/stores/app/root'
import { OrderDocumentsStore } from '@/stores/booking/order-documents'
import { OrderDocuments } from '@/widgets/order-documents'

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

/** The documents of a paid booking, read again whenever money has moved. */
export interface DocumentsSectionProps {
  readonly store: OrderDocumentsStore
  /** Changes with what was paid and refunded. */
  readonly moneyKey: string
}

/** Reads the store of a booking's documents for their list. */
export const DocumentsSection = observer(function DocumentsSection({ store, moneyKey }: DocumentsSectionProps) {
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
