import { createHash } from 'node:crypto'
import type { CancellationTerms } from '@/contract/cancellation'
import type { PriceBreakdown } from '@/contract/price'
import { canonicalJson } from '../kernel/idempotency/run-once'

/** Stands for a price with all its parts and the terms it comes with: two offers with one hash are the same offer. */
export function offerHash(breakdown: PriceBreakdown, cancellation: CancellationTerms): string {
  return createHash('sha256').update(canonicalJson({ breakdown, cancellation })).digest('base64url')
}
