/** A facility in a hotel's list; icon is a lucide name, tag is its short form on a card. */
export interface FacilityKind {
  readonly icon: string
  readonly name: string
  readonly isFree: boolean
  readonly tag: string | null
  /** Minimum number of stars of a hotel that may have it. */
  readonly fromStar: number
}

/** Facilities of every hotel. */
export const basicFacilities: readonly FacilityKind[] = [
  facility('wifi', 'Wi-Fi in all rooms', true, 'Free Wi-Fi', 2),
  facility('luggage', 'Luggage storage', true, null, 2),
  facility('snowflake', 'Air conditioning', true, null, 2),
]

/** Facilities that a hotel may have in addition. */
export const moreFacilities: readonly FacilityKind[] = [
  facility('clock', '24-hour front desk', true, null, 2),
  facility('coffee', 'Breakfast room', false, 'Breakfast', 2),
  facility('washing-machine', 'Laundry room', false, 'Laundry', 2),
  facility('bike', 'Bicycles to borrow', true, 'Free bicycles', 2),
  facility('car', 'Parking', false, 'Parking', 2),
  facility('utensils', 'Restaurant', false, 'Restaurant', 3),
  facility('wine', 'Bar', false, 'Bar', 3),
  facility('dumbbell', 'Gym', true, 'Gym', 3),
  facility('accessibility', 'Step-free access', true, 'Step-free', 3),
  facility('baby', 'Cots and high chairs', true, 'Family friendly', 3),
  facility('briefcase', 'Meeting rooms', false, null, 4),
  facility('plane', 'Airport transfer', false, 'Airport transfer', 4),
  facility('waves', 'Swimming pool', true, 'Pool', 4),
  facility('flower-2', 'Spa and sauna', false, 'Spa', 4),
  facility('concierge-bell', 'Concierge', true, 'Concierge', 5),
]

function facility(icon: string, name: string, isFree: boolean, tag: string | null, fromStar: number): FacilityKind {
  return { icon, name, isFree, tag, fromStar }
}
