import type { PackageOffer } from '@/contract/hotel'
import { isFreeToCancel, ownDeadline, perNightText } from '@/domain/stays/stay-text'
import { stayCovers } from '@/domain/stays/wanted-stay'
import type { IconName } from '@/theme/icon-names'
import { Badge } from '../badge'
import { ButtonLink } from '../button-link'
import { Icon } from '../icon'
import { PriceLine } from '../price-line'
import { type OfferActions, OfferUnavailable } from './offer-unavailable'

/** So few rooms left are worth a word (decided: three). */
const FEW = 3

export interface PackageRowProps extends OfferActions {
  readonly offer: PackageOffer
  /** Of all packages of the room that can be booked for the stay. */
  readonly isCheapest?: boolean
}

/** One package: what it includes, its terms in hotel time, the price of the stay, and Book; or why not, and what would mend it. */
export function PackageRow({ offer, isCheapest, stay, today, hrefOf, onBook, onFix, ...actions }: PackageRowProps) {
  const isFree = isFreeToCancel(offer.cancellation.returnPolicy)
  const own = actions.ownTime ? ownDeadline(offer.cancellation, actions.ownTime) : null
  const awaitsOwn = actions.ownTime === null && offer.cancellation.freeUntilAt !== null
  return (
    <div className="pack">
      <div className="pack-head">
        <h4 className="pack-name">{offer.name}</h4>
        {actions.onCompare ? (
          <CompareButton
            offer={offer}
            isOn={actions.compared?.includes(offer.pid) ?? false}
            onTap={actions.onCompare}
          />
        ) : null}
      </div>
      <PackLine icon="utensils" text={offer.meal} />
      <PackLine icon={isFree ? 'check' : 'info'} text={offer.cancellation.summary} isGood={isFree} />
      {own !== null || awaitsOwn ? <div className="pack-own">{own}</div> : null}
      <PackLine icon="clock" text={offer.confirmText} />
      {offer.includes
        .filter((text) => text !== offer.meal)
        .map((text) => (
          <PackLine key={text} icon="sparkles" text={text} />
        ))}
      {offer.price ? (
        <div className="pack-foot">
          <div className="pack-price">
            {isCheapest ? <Badge tone="leaf">Best price</Badge> : null}
            {offer.stockLeft !== null && offer.stockLeft <= FEW ? (
              <Badge tone="coral">{`Only ${offer.stockLeft} left`}</Badge>
            ) : null}
            <PriceLine
              {...offer.price}
              perNightAmount={perNightText(offer.price)}
              covers={stayCovers(offer.price)}
              showsVipPrice
              onVip={actions.onVip}
            />
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
      <OfferUnavailable offer={offer} stay={stay} today={today} onFix={onFix} />
    </div>
  )
}

interface CompareButtonProps {
  readonly offer: PackageOffer
  readonly isOn: boolean
  readonly onTap: (pid: string) => void
}

function CompareButton({ offer, isOn, onTap }: CompareButtonProps) {
  return (
    <button
      type="button"
      className={isOn ? 'pack-compare pack-compared' : 'pack-compare'}
      aria-pressed={isOn}
      aria-label={`Compare ${offer.name}`}
      onClick={() => onTap(offer.pid)}
    >
      <Icon name={isOn ? 'check' : 'plus'} size={16} />
      Compare
    </button>
  )
}

function PackLine({ icon, text, isGood }: { icon: IconName; text: string; isGood?: boolean }) {
  return (
    <div className={isGood ? 'pack-line pack-good' : 'pack-line'}>
      <Icon name={icon} size={16} className="pack-icon" />
      {text}
    </div>
  )
}
