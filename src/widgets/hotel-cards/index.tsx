import type { HotelCard as HotelFacts } from '@/contract/search'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { HotelCard } from '../hotel-card'
import { Layer } from '../layer'
import { ListFooter, type ListFooterProps } from '../list-footer'
import { NearCell } from '../near-cell'
import { HotelCardsSkeleton } from '../skeleton'
import './style.scss'

/** Hotels that are read page by page. */
export interface HotelCardsProps extends ListFooterProps {
  readonly cards: readonly HotelFacts[]
  readonly hrefOf: (hotelId: string) => string
  readonly onOpen: (hotelId: string) => void
  readonly onFavorite: (hotelId: string, isFavorite: boolean) => void
  /** Origin of the distances. */
  readonly distanceFrom?: string
  /** Takes the nearest dates on which a sold-out hotel can be booked. */
  readonly onDates?: (dates: DateRange) => void
}

/** Pictures that are in the first markup; the others load when they come near. */
const EAGER = 3
/** Of these, those that a page is judged by. */
const FIRST = 2

/** Hotel cards below each other, what is on its way as skeletons, and how the list ends. */
export function HotelCards(props: HotelCardsProps) {
  const { cards, status, hrefOf, onOpen, onFavorite, onRetry } = props
  return (
    <>
      {cards.map((card, index) => (
        <NearCell
          key={card.id}
          id={`hotel-${card.id}`}
          className="hotels-cell"
          emptyClassName="hotels-empty"
          isFirst={index < EAGER}
        >
          <HotelCard
            card={card}
            href={hrefOf(card.id)}
            distanceFrom={props.distanceFrom}
            onDates={props.onDates}
            onOpen={() => onOpen(card.id)}
            onFavorite={(isFavorite) => onFavorite(card.id, isFavorite)}
            isEager={index < EAGER}
            isFirst={index < FIRST}
          />
        </NearCell>
      ))}
      <Layer>
        {status === 'loading' ? <HotelCardsSkeleton count={cards.length === 0 ? 3 : 1} /> : null}
        <ListFooter status={status} onRetry={onRetry} />
      </Layer>
    </>
  )
}
