import type { PackageOffer } from '@/contract/hotel'
import { isFreeToCancel } from '@/domain/stay/is-free-to-cancel'
import { perNightNote } from '@/domain/stay/per-night-note'
import { stayCovers } from '@/domain/stay/stay-covers'
import { fixUnavailable } from '@/domain/offers/fix-unavailable'
import type { IconName } from '@/theme/icon-names'
import { Badge } from '../badge'
import { Button } from '../button'
import { ButtonLink } from '../button-link'
import { Icon } from '../icon'
import { PriceLine } from '../price-line'
import type { OfferActions } from './offer-actions'

/** So few rooms left are worth a word (decided: three). */
const FEW = 3

export interface PackageRowProps extends OfferActions {
  readonly offer: PackageOffer
}

/** One package: what it includes, its terms in hotel time, the price of the stay, and Book; or why not, and what would mend it. */
export function PackageRow({ offer, stay, today, hrefOf, onBook, onFix }: PackageRowProps) {
  const isFree = isFreeToCancel(offer.cancellation.returnPolicy)
  return (
    <div className="pack">
      <h4 className="pack-name">{offer.name}</h4>
      <PackLine icon="utensils" text={offer.meal} />
      <PackLine icon={isFree ? 'check' : 'info'} text={offer.cancellation.summary} isGood={isFree} />
      <PackLine icon="clock" text={offer.confirmText} />
      {offer.includes.map((text) => (
        <PackLine key={text} icon="sparkles" text={text} />
      ))}
      {offer.price ? (
        <div className="pack-foot">
          <div className="pack-price">
            {offer.stockLeft !== null && offer.stockLeft <= FEW ? (
              <Badge tone="coral">{`Only ${offer.stockLeft} left`}</Badge>
            ) : null}
            <PriceLine {...offer.price} perNightAmount={perNightNote(offer.price)} covers={stayCovers(offer.price)} />
          </div>
          <ButtonLink
            size="medium"
            href={hrefOf(offer.pid)}
            onOpen={() => onBook(offer.pid)}
            label={`Book ${offer.name}`}
          >
            Book
          </ButtonLink>
        </div>
      ) : null}
      {offer.unavailable ? (
        <Unavailable
          message={offer.unavailable.message}
          fix={fixUnavailable(offer.unavailable, stay, today)}
          onFix={onFix}
        />
      ) : null}
    </div>
  )
}

function PackLine({ icon, text, isGood }: { icon: IconName; text: string; isGood?: boolean }) {
  return (
    <div className={isGood ? 'pack-line pack-good' : 'pack-line'}>
      <Icon name={icon} size={16} className="pack-icon" />
      <span className="pack-text">{text}</span>
    </div>
  )
}

interface UnavailableProps {
  readonly message: string
  readonly fix: ReturnType<typeof fixUnavailable>
  readonly onFix: OfferActions['onFix']
}

function Unavailable({ message, fix, onFix }: UnavailableProps) {
  return (
    <div className="pack-foot">
      <p className="pack-why">{message}</p>
      <Button kind="secondary" size="medium" onTap={() => onFix(fix)}>
        {fix.label}
      </Button>
    </div>
  )
}
