import type { Catalogue } from '../stays/catalogue/catalogue'
import type { SaleState } from '../repositories/sale-state'

/** With what the hotels of one answer are quoted. */
export interface SaleFacts {
  readonly catalogue: Catalogue
  readonly state: SaleState
  readonly now: Date
  /** Display currency. */
  readonly currencyCode: string
}
