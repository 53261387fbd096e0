import type { HotelDetail } from '@/contract/hotel'

type Facility = HotelDetail['facilities'][number]

/** Facilities of one kind under their heading. */
interface FacilityGroup {
  readonly title: string
  readonly facilities: Facility[]
}

const TITLES: readonly (readonly [title: string, icons: readonly string[]])[] = [
  ['Food and drink', ['coffee', 'utensils', 'wine']],
  ['Sport and wellness', ['dumbbell', 'waves', 'flower-2', 'bike', 'bath']],
  ['Rooms and internet', ['wifi', 'snowflake', 'tv', 'wind']],
  ['Getting around', ['car', 'plane', 'bus', 'square-parking', 'train-front']],
  ['Families and access', ['baby', 'accessibility', 'dog']],
  ['Work and events', ['briefcase', 'building-2']],
]
const OTHERS = 'Services'

/** A hotel's facilities by kind, kinds without any left out; what belongs to none stands under Services at the end. */
export function facilityGroups(facilities: readonly Facility[]): FacilityGroup[] {
  const titleOf = ({ icon }: Facility) => TITLES.find(([, icons]) => icons.includes(icon))?.[0] ?? OTHERS
  return [...TITLES.map(([title]) => title), OTHERS]
    .map((title) => ({ title, facilities: facilities.filter((one) => titleOf(one) === title) }))
    .filter((group) => group.facilities.length > 0)
}
