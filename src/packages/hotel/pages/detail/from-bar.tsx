import { sellsNothing } from '@/domain/stays/offers'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { countOf } from '@/domain/text/phrases'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { PriceLine } from '@/widgets/price-line'
import type { RoomListProps } from './room-list'

/** The offers that the bar sums up, and what its buttons do. */
export interface FromBarProps extends Pick<RoomListProps, 'offers' | 'isLoadingOffers' | 'compared'> {
  /** Of the hotel, empty where it is unknown. */
  readonly phone: string
  readonly onChooseRoom: () => void
  readonly onDates: () => void
  readonly onClearCompared: () => void
  readonly onOpenCompare: () => void
}

/** What stands at the bottom: the lowest price and the way to the rooms, or what is picked for comparison. */
export function FromBar(props: FromBarProps) {
  const { offers, isLoadingOffers, onChooseRoom, onDates } = props
  if (props.compared.length > 0) return <CompareBar {...props} />
  if (offers?.from) {
    const { from } = offers
    return (
      <BottomBar
        lead={
          <PriceLine {...from} prefix="from" covers={stayCovers(from)} perNightAmount={null} originalAmount={null} />
        }
      >
        <Button onTap={onChooseRoom}>Choose room</Button>
      </BottomBar>
    )
  }
  if (offers && !isLoadingOffers && sellsNothing(offers))
    return (
      <BottomBar lead={<span className="detail-nothing">{props.phone || 'Ask the hotel'}</span>}>
        <Button onTap={onChooseRoom}>Ask for availability</Button>
      </BottomBar>
    )
  const isSoldOut = offers !== null && !isLoadingOffers
  return (
    <BottomBar
      lead={<span className="detail-nothing">{isSoldOut ? 'No rooms for these dates' : 'Checking prices'}</span>}
    >
      <Button isDisabled={!isSoldOut} onTap={onDates}>
        Change dates
      </Button>
    </BottomBar>
  )
}

function CompareBar({ compared, onClearCompared, onOpenCompare }: FromBarProps) {
  const isPair = compared.length === 2
  return (
    <BottomBar
      lead={
        <div className="detail-picked">
          <span className="detail-picked-text" role="status">
            {isPair ? '2 rates picked' : `${countOf(compared.length, 'rate')} picked, choose one more`}
          </span>
          <button type="button" className="detail-picked-clear" onClick={onClearCompared}>
            Clear
          </button>
        </div>
      }
    >
      <Button isDisabled={!isPair} onTap={onOpenCompare}>
        Compare
      </Button>
    </BottomBar>
  )
}
