import type { HotelDetail } from '@/contract/hotel'
import { Icon } from '../icon'
import './style.scss'

export interface FacilityListProps {
  readonly facilities: HotelDetail['facilities']
}

/** Facilities in two columns; free ones are labeled as free. */
export function FacilityList({ facilities }: FacilityListProps) {
  return (
    <ul className="haves">
      {facilities.map(({ icon, name, isFree }) => (
        <li key={name} className="haves-one">
          <Icon name={icon} size={20} className="haves-icon" />
          {isFree ? `${name} (free)` : name}
        </li>
      ))}
    </ul>
  )
}
