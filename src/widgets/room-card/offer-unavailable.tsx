import type { Stay } from '@/contract/stay'
import { fixUnavailable, type OfferFix } from '@/domain/stays/unavailable-text'
import type { PackageOffer } from '@/contract/hotel'
import { Button } from '../button'

/** What packages are offered for, and what can be done with them; today is the hotel's day. */
export interface OfferActions {
  readonly stay: Stay
  readonly today: string
  readonly hrefOf: (pid: string) => string
  readonly onBook: (pid: string) => void
  /** Formats an instant by the traveler's own clock. Without it deadlines show hotel time alone; null reserves the space for both. */
  readonly ownTime?: ((instant: string) => string) | null
  /** Packages that are picked for comparison; without onCompare there is no such button. */
  readonly compared?: readonly string[]
  readonly onCompare?: (pid: string) => void
  /** Opens the explanation of the VIP price; without it the price line alone describes it. */
  readonly onVip?: () => void
  /** A tap on the button that mends why a package can't be booked. */
  readonly onFix: (fix: OfferFix) => void
}

interface OfferUnavailableProps extends Pick<OfferActions, 'stay' | 'today' | 'onFix'> {
  readonly offer: PackageOffer
}

/** Why a package can't be booked for the stay, and the button that would mend it; nothing where it can. */
export function OfferUnavailable({ offer: { unavailable }, stay, today, onFix }: OfferUnavailableProps) {
  if (!unavailable) return null
  const fix = fixUnavailable(unavailable, stay, today)
  return (
    <div className="pack-none">
      <p className="pack-why">{unavailable.message}</p>
      <Button kind="secondary" size="medium" onTap={() => onFix(fix)}>
        {fix.label}
      </Button>
    </div>
  )
}
