import type { VoucherTerms } from '@/contract/voucher-terms'

/** Terms under which nothing is excluded: any night, no surcharge, refunded at any time. */
export const easyTerms: VoucherTerms = {
  use: 'exchange',
  meal: 'Breakfast for 2',
  extras: [],
  bookAheadDays: 0,
  blackouts: [],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  surcharges: [],
  difference: { kind: 'table' },
  refund: 'any_time',
  isPartial: false,
  isTransferable: true,
  cancelDays: 1,
  needsDocuments: false,
}
