import type { VoucherTerms } from '@/contract/voucher-terms'
import { countOf } from '../text/phrases'

/** The facts of a voucher that make it a package. */
export interface PackageFacts {
  readonly terms: VoucherTerms
  readonly nights: number
}

/** Whether a voucher combines a stay with another travel service, which the law on package travel calls a package. Meals and extras are part of the stay. */
export const isPackage = ({ use, services = [] }: VoucherTerms): boolean => use === 'exchange' && services.length > 0

/** The sentence that calls a voucher a package and lists its services; null for other vouchers. */
export const packageText = (facts: PackageFacts): string | null =>
  isPackage(facts.terms) ? `By law this is a package. ${joinedText(facts)}` : null

/** The same before the buyer is known, with the names of the regions whose law requires it; null without such regions. */
export const packageTextFor = (facts: PackageFacts, regions: readonly string[]): string | null =>
  isPackage(facts.terms) && regions.length > 0
    ? `By law this is a package for buyers in these markets: ${regions.join(', ')}. ${joinedText(facts)}`
    : null

const joinedText = ({ terms: { services = [] }, nights }: PackageFacts): string =>
  `It joins ${countOf(nights, 'night')} with the following: ${services.join(', ')}.`
