import type { CancelQuote } from '@/contract/refund'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { Countdown } from '@/widgets/countdown'
import { OptionRow } from '@/widgets/option-row'
import { RefundBlock, RefundSums } from '@/widgets/refund-form'

/** Which rooms can be cancelled and which are chosen. */
export interface RoomsBlockProps {
  readonly quote: CancelQuote
  /** Numbers of the chosen rooms, from 0. */
  readonly chosen: readonly number[]
  readonly isDisabled: boolean
  readonly onToggle: (room: number) => void
}

/** The rooms that are left, as check-boxes; nothing where only one is left. */
export function RoomsBlock({ quote, chosen, isDisabled, onToggle }: RoomsBlockProps) {
  const rooms = [...quote.rooms, ...quote.otherRooms].sort((one, other) => one.room - other.room)
  if (rooms.length < 2) return null
  return (
    <RefundBlock id="cancel-rooms" title="Which rooms?">
      {rooms.map(({ room, guest, feeMinor, refundAmount }) => (
        <OptionRow
          key={room}
          kind="checkbox"
          isOn={chosen.includes(room)}
          title={guest === '' ? `Room ${room + 1}` : `Room ${room + 1}, ${guest}`}
          detail={`${codedAmount(quote, refundAmount)} back${feeMinor === 0 ? '' : ' after the fee'}`}
          isDisabled={isDisabled}
          onTap={() => onToggle(room)}
        />
      ))}
    </RefundBlock>
  )
}

/** The quote, and how it changes with time. */
export interface QuoteBlockProps {
  readonly quote: CancelQuote
  /** Whole seconds until the next tier; null where none follows. */
  readonly tierSecondsLeft: number | null
  /** The sums changed since the traveler saw them. */
  readonly hasChanged: boolean
  /** A new quote is on its way. */
  readonly isLoading: boolean
}

/** What cancelling costs and gives back now, by which rule, and what comes next. */
export function QuoteBlock({ quote, tierSecondsLeft, hasChanged, isLoading }: QuoteBlockProps) {
  const { rooms, totalMinor, feeMinor, feeAmount, refundAmount } = quote
  return (
    <RefundBlock id="cancel-quote" title="What you get back" isBusy={isLoading}>
      <RefundSums
        facts={[
          { label: `Paid for ${countOf(rooms.length, 'room')}`, value: codedAmount(quote) },
          {
            label: 'Cancellation fee',
            value: feeMinor === 0 ? 'Free' : `${feeMinor === totalMinor ? '' : '−'}${codedAmount(quote, feeAmount)}`,
          },
        ]}
        refundText={codedAmount(quote, refundAmount)}
        hasChanged={hasChanged}
        isLoading={isLoading}
      />
      <p className="cancel-rule">{quote.tierText}</p>
      {quote.nextTierText ? <p className="cancel-next">{quote.nextTierText}</p> : null}
      {quote.nextTierText && tierSecondsLeft !== null ? (
        <p className="cancel-left">
          {'Time left: '}
          <Countdown seconds={tierSecondsLeft} urgentFrom={900} />
        </p>
      ) : null}
      <p className="cancel-next">{quote.destinationText}</p>
    </RefundBlock>
  )
}
