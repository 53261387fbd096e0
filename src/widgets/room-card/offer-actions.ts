import type { Stay } from '@/contract/stay'
import type { OfferFix } from '@/domain/stays/unavailable-text'

/** What packages are offered for, and what can be done with them; today is the hotel's day. */
export interface OfferActions {
  readonly stay: Stay
  readonly today: string
  readonly hrefOf: (pid: string) => string
  readonly onBook: (pid: string) => void
  /** What the traveller's own clock shows at an instant; without it deadlines are told in hotel time alone, and null keeps room for the other. */
  readonly ownTime?: ((instant: string) => string) | null
  /** Packages that are picked for comparison; without onCompare there is no such button. */
  readonly compared?: readonly string[]
  readonly onCompare?: (pid: string) => void
  /** Opens what there is to know about the member price; without it the price alone says what is known of it. */
  readonly onVip?: () => void
  /** A tap on the button that mends why a package can't be booked. */
  readonly onFix: (fix: OfferFix) => void
}
