import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import type { CheckState } from '@/domain/booking/offer-state'
import type { OfferFix } from '@/domain/stays/unavailable-text'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { Button } from '@/widgets/button'
import { ButtonLink } from '@/widgets/button-link'
import { PriceLine } from '@/widgets/price-line'
import { ResultHero } from '@/widgets/result-hero'
import { FormBlock } from '@/widgets/form-block'

/** Why there is nothing to book, and what else there is. */
export interface NoOfferProps {
  readonly state: Extract<CheckState, { step: 'sold_out' | 'misfit' }>
  readonly others: readonly RoomOffer[] | null
  readonly fix: OfferFix | null
  readonly hrefOfOther: (pid: string) => string
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onFix: (fix: OfferFix) => void
  readonly onOther: (pid: string) => void
}

/** The package can't be booked for this stay: what would mend it, and other rooms of the hotel. */
export function NoOffer(props: NoOfferProps) {
  const { state, fix } = props
  const opensGuests = fix?.opens === 'guests' || (state.step === 'misfit' && !fix)
  const title = state.step === 'sold_out' ? 'This room is sold out' : 'This room does not fit your stay'
  return (
    <>
      <ResultHero kind="closed" title={title} text={state.message}>
        {fix?.change ? (
          <div className="book-mend">
            <Button isWide onTap={() => props.onFix(fix)}>
              {fix.label}
            </Button>
          </div>
        ) : null}
        <Button
          isWide
          kind={fix?.change ? 'secondary' : 'primary'}
          onTap={opensGuests ? props.onGuests : props.onDates}
        >
          {opensGuests ? 'Change guests' : 'Change dates'}
        </Button>
      </ResultHero>
      {state.step === 'sold_out' ? <Others {...props} /> : null}
    </>
  )
}

type Priced = PackageOffer & { readonly price: NonNullable<PackageOffer['price']> }

const isPriced = (offer: PackageOffer): offer is Priced => offer.price !== null

function Others({ others, hrefOfOther, onOther }: NoOfferProps) {
  const offers = (others ?? []).flatMap((room) => room.packages.filter(isPriced).map((offer) => ({ room, offer })))
  if (offers.length === 0) return null
  return (
    <FormBlock label="Other rooms" title="Other rooms for your dates">
      {offers.map(({ room, offer }) => (
        <div key={offer.pid} className="book-other">
          <div className="book-other-text">
            <h3 className="book-other-name">{room.name}</h3>
            <p className="book-other-pack">{`${offer.name} · ${offer.meal}`}</p>
            <PriceLine {...offer.price} covers={stayCovers(offer.price)} perNightAmount={null} size="small" />
          </div>
          <ButtonLink
            size="small"
            href={hrefOfOther(offer.pid)}
            onOpen={() => onOther(offer.pid)}
            label={`Book ${room.name}, ${offer.name}`}
          >
            Book
          </ButtonLink>
        </div>
      ))}
    </FormBlock>
  )
}
