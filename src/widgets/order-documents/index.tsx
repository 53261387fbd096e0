import type { InvoiceInfo, OrderDocument } from '@/contract/document'
import { codedAmount } from '@/domain/money/amount-text'
import { Button } from '../button'
import { DocumentRow } from '../document-row'
import { OrderBlock } from '../order-block'
import './style.scss'

/** Receipts, invoices and credit notes of a booking, and what can be invoiced. */
export interface OrderDocumentsProps {
  readonly documents: readonly OrderDocument[]
  /** Null until it is read. */
  readonly info: Pick<InvoiceInfo, 'canInvoice' | 'refusal' | 'refusalText'> | null
  /** The document that is being opened. */
  readonly openingId: string | null
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onOpen: (documentId: string) => void
  readonly onInvoice: () => void
}

/** The documents of a booking, each to be opened, and the button for its invoice. */
export function OrderDocuments({ documents, info, openingId, ownTime, onOpen, onInvoice }: OrderDocumentsProps) {
  if (documents.length === 0 && !info?.canInvoice) return null
  return (
    <OrderBlock title="Documents">
      {documents.map((document) => (
        <OrderDocumentRow
          key={document.documentId}
          document={document}
          isOpening={openingId === document.documentId}
          ownTime={ownTime}
          onOpen={() => onOpen(document.documentId)}
        />
      ))}
      {info?.canInvoice ? (
        <Button isWide kind="secondary" size="medium" onTap={onInvoice}>
          Request an invoice
        </Button>
      ) : null}
      {info?.refusal === 'refunded' ? <p className="documents-help">{info.refusalText}</p> : null}
    </OrderBlock>
  )
}

interface OrderDocumentRowProps extends Pick<OrderDocumentsProps, 'ownTime'> {
  readonly document: OrderDocument
  readonly isOpening: boolean
  readonly onOpen: () => void
}

function OrderDocumentRow({ document, isOpening, ownTime, onOpen }: OrderDocumentRowProps) {
  const { kindText, number, issuedAt, state } = document
  const amount = codedAmount(document)
  const isReady = state === 'ready'
  return (
    <DocumentRow
      name={`${kindText}, ${amount}`}
      detail={isReady && issuedAt ? `${number ?? ''}, ${ownTime(issuedAt)}` : 'Being made, ready in a moment'}
      label={isReady ? `Open ${kindText} ${number ?? ''}, ${amount}` : `${kindText}, ${amount}, being made`}
      isDisabled={!isReady || isOpening}
      onOpen={onOpen}
    />
  )
}
