import type { DestinationOption } from '@/contract/destination'

/** What a search has found; keyword says for which text, unservedPlace which place was meant that has no stays in reach. */
export interface DestinationResultsFacts {
  readonly keyword: string
  readonly list: readonly DestinationOption[]
  readonly unservedPlace?: string | null
}
