import type { InvoiceInfo, OrderDocument } from '@/contract/document'
import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'

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
    <section className="trip-block" aria-labelledby="trip-documents">
      <h2 id="trip-documents" className="trip-title">
        Documents
      </h2>
      {documents.map((document) => (
        <DocumentRow
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
      {info?.refusal === 'refunded' ? <p className="trip-help">{info.refusalText}</p> : null}
    </section>
  )
}

interface DocumentRowProps extends Pick<OrderDocumentsProps, 'ownTime'> {
  readonly document: OrderDocument
  readonly isOpening: boolean
  readonly onOpen: () => void
}

function DocumentRow({ document, isOpening, ownTime, onOpen }: DocumentRowProps) {
  const { kindText, number, currencyCode, currencySymbol, currencyAmount, issuedAt, state } = document
  const amount = `${currencyCode} ${currencySymbol} ${currencyAmount}`
  const isReady = state === 'ready'
  return (
    <button
      type="button"
      className="trip-document"
      aria-label={isReady ? `Open ${kindText} ${number ?? ''}, ${amount}` : `${kindText}, ${amount}, being made`}
      disabled={!isReady || isOpening}
      onClick={onOpen}
    >
      <Icon name="receipt-text" size={20} className="trip-document-icon" />
      <span className="trip-document-body">
        <span className="trip-document-name">{`${kindText}, ${amount}`}</span>
        <span className="trip-document-line">
          {isReady && issuedAt ? `${number ?? ''}, ${ownTime(issuedAt)}` : 'Being made, ready in a moment'}
        </span>
      </span>
    </button>
  )
}
