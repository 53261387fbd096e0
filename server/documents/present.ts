import type { BillingAddress, OrderDocument } from '@/contract/document'
import { shownAmount } from '@/domain/money/amount-text'
import { documentKindText } from '@/domain/orders/invoice'
import type { BillingAddressRow } from './addresses'
import { numberText } from './issue'
import type { DocumentRow } from './repository'

/** A document as its owner sees it. */
export function presentDocument({ id, kind, series, number, amountMinor, ...row }: DocumentRow): OrderDocument {
  return {
    documentId: id,
    kind,
    kindText: documentKindText(kind),
    number: series !== null && number !== null ? numberText(series, number) : null,
    ...shownAmount(amountMinor, row.currencyCode),
    amountMinor,
    createdAt: row.createdAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    state: row.sha256 === null ? 'being_made' : 'ready',
  }
}

/** A saved address as its owner sees it. */
export const presentAddress = ({ id, buyer, email }: BillingAddressRow): BillingAddress => ({ id, ...buyer, email })
