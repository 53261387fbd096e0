import type { PackageOffer } from '@/contract/hotel'
import { fixUnavailable } from '@/domain/stays/unavailable-text'
import { Button } from '../button'
import type { OfferActions } from './offer-actions'

export interface OfferUnavailableProps extends Pick<OfferActions, 'stay' | 'today' | 'onFix'> {
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
