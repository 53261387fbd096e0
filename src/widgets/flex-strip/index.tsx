import type { FlexStay } from '@/contract/hotel'
import { formatDay, shortRange } from '@/domain/days/format-day'
import { ScrollRow } from '@/platform/scroll/areas'
import './style.scss'

export interface FlexStripProps {
  readonly stays: readonly FlexStay[]
  /** Check-in day of the stay that is being looked at. */
  readonly checkIn: string
  readonly onChoose: (stay: FlexStay) => void
}

const idOf = (checkIn: string) => `flex-${checkIn}`

/** The same stay on the days around it, each with its lowest total; the chosen one is brought into view. */
export function FlexStrip({ stays, checkIn, onChoose }: FlexStripProps) {
  return (
    <ScrollRow className="flexdays-row" shownId={idOf(checkIn)}>
      <div className="flexdays" role="group" aria-label="The same stay on other days">
        {stays.map((stay) => (
          <FlexDay key={stay.checkIn} stay={stay} isOn={stay.checkIn === checkIn} onTap={() => onChoose(stay)} />
        ))}
      </div>
    </ScrollRow>
  )
}

interface FlexDayProps {
  readonly stay: FlexStay
  readonly isOn: boolean
  readonly onTap: () => void
}

function FlexDay({ stay, isOn, onTap }: FlexDayProps) {
  const { price, isLowest } = stay
  const amount = price ? `${price.currencySymbol} ${price.currencyAmount}` : 'Sold out'
  const dates = `${formatDay(stay.checkIn)} to ${formatDay(stay.checkOut)}`
  return (
    <button
      type="button"
      id={idOf(stay.checkIn)}
      className={['flexdays-one', isOn && 'flexdays-on', !price && 'flexdays-gone'].filter(Boolean).join(' ')}
      aria-pressed={isOn}
      aria-label={`${dates}, ${price ? `${price.currencyAmount} ${price.currencyCode}` : 'sold out'}${isLowest ? ', lowest' : ''}`}
      onClick={isOn ? undefined : onTap}
    >
      <span className="flexdays-dates">{shortRange(stay.checkIn, stay.checkOut)}</span>
      <span className={isLowest ? 'flexdays-amount flexdays-lowest' : 'flexdays-amount'}>{amount}</span>
    </button>
  )
}
