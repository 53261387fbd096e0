import type { DestinationOption } from '@/contract/destination'

/** What a search has found; keyword says for which text. */
export interface DestinationResultsFacts {
  readonly keyword: string
  readonly list: readonly DestinationOption[]
}
