import type { VoucherTerms } from '@/contract/voucher-terms'
import { countOf } from '../text/phrases'

/** What a package is made of. */
export interface PackageFacts {
  readonly terms: VoucherTerms
  readonly nights: number
}

/** Whether a voucher joins a stay with another travel service, which the law on package travel calls a package. Meals and extras are part of lodging. */
export const isPackage = ({ use, services = [] }: VoucherTerms): boolean => use === 'exchange' && services.length > 0

/** That a voucher is a package by the law of its buyer, and what it joins; null for one that is none. */
export const packageText = (facts: PackageFacts): string | null =>
  isPackage(facts.terms) ? `By law this is a package. ${joinedText(facts)}` : null

/** The same before the buyer is known, with the names of the regions whose law names packages; null where none does. */
export const packageTextFor = (facts: PackageFacts, regions: readonly string[]): string | null =>
  isPackage(facts.terms) && regions.length > 0
    ? `By law this is a package for buyers in these markets: ${regions.join(', ')}. ${joinedText(facts)}`
    : null

const joinedText = ({ terms: { services = [] }, nights }: PackageFacts): string =>
  `It joins ${countOf(nights, 'night')} with the following: ${services.join(', ')}.`
