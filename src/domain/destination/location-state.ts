import type { DestinationOption } from '@/contract/destination'

/** Where the traveller is, as far as a picker knows: nothing is asked before a tap. */
export type LocationState =
  | { readonly status: 'unasked' }
  | { readonly status: 'locating' }
  | {
      readonly status: 'found'
      readonly option: DestinationOption
      readonly placeName: string | null
      readonly distanceMetres: number | null
    }
  | { readonly status: 'failed' }
