import type { ExchangeDates, TermsLine } from '@/contract/product'
import type { FailureView } from '@/domain/failure'
import { highestText, openDaysText } from '@/domain/vouchers/exchange-calendar'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { RoomChoice, type RoomChoiceProps } from './room-choice'
import { TermsLines } from './terms'

/** The terms about dates, and what the days of the chosen room cost; null while they are on their way. */
export interface DatesBlockProps extends Pick<RoomChoiceProps, 'rooms' | 'onRoom'> {
  readonly lines: readonly TermsLine[]
  readonly dates: ExchangeDates | null
  readonly isLoading: boolean
  readonly failure: FailureView | null
  readonly onDates: () => void
  readonly onRetry: () => void
}

/** Which dates can be had, what they cost on top, and the way to the calendar. */
export function DatesBlock(props: DatesBlockProps) {
  const { lines, dates, isLoading, rooms, onRoom, onDates } = props
  return (
    <section className="product-block" aria-label="Dates and surcharges">
      <h2 className="product-head">Dates and surcharges</h2>
      <RoomChoice rooms={rooms} roomTypeId={dates?.roomTypeId ?? null} onRoom={onRoom} />
      <Layer>
        <Summary {...props} />
      </Layer>
      <TermsLines lines={lines} />
      <div className="product-calendar">
        <Button kind="secondary" size="medium" isWide isDisabled={!dates} isLoading={isLoading} onTap={onDates}>
          See every date
        </Button>
      </div>
    </section>
  )
}

function Summary({ dates, failure, onRetry }: DatesBlockProps) {
  if (!dates && failure) return <ErrorState {...failure} onRetry={onRetry} isInline />
  return (
    <div className="product-open" role="status">
      <p className="product-open-days">{dates ? openDaysText(dates) : 'Looking at the days'}</p>
      <p className="product-open-most">{dates ? highestText(dates) : ' '}</p>
    </div>
  )
}
