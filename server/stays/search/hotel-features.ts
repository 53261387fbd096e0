/** A feature that lists can be filtered by: a stable key, its label on a chip, and the facility of a hotel that it represents. */
interface HotelFeature {
  readonly key: string
  readonly label: string
  readonly facility: string
}

/** All features, most popular first. */
export const hotelFeatures: readonly HotelFeature[] = [
  { key: 'wifi', label: 'Free Wi-Fi', facility: 'Wi-Fi in all rooms' },
  { key: 'breakfast', label: 'Breakfast', facility: 'Breakfast room' },
  { key: 'pool', label: 'Pool', facility: 'Swimming pool' },
  { key: 'parking', label: 'Parking', facility: 'Parking' },
  { key: 'family', label: 'Family friendly', facility: 'Cots and high chairs' },
  { key: 'gym', label: 'Gym', facility: 'Gym' },
  { key: 'spa', label: 'Spa', facility: 'Spa and sauna' },
  { key: 'restaurant', label: 'Restaurant', facility: 'Restaurant' },
  { key: 'bar', label: 'Bar', facility: 'Bar' },
  { key: 'airport-transfer', label: 'Airport transfer', facility: 'Airport transfer' },
  { key: 'step-free', label: 'Step-free', facility: 'Step-free access' },
  { key: 'front-desk-24h', label: '24-hour front desk', facility: '24-hour front desk' },
  { key: 'air-conditioning', label: 'Air conditioning', facility: 'Air conditioning' },
  { key: 'laundry', label: 'Laundry', facility: 'Laundry room' },
  { key: 'bicycles', label: 'Free bicycles', facility: 'Bicycles to borrow' },
  { key: 'concierge', label: 'Concierge', facility: 'Concierge' },
  { key: 'meeting-rooms', label: 'Meeting rooms', facility: 'Meeting rooms' },
]

/** Returns the keys of the features that a hotel's facilities represent, in the order of all features. */
export function featuresOf(facilities: readonly { readonly name: string }[]): string[] {
  const names = new Set(facilities.map(({ name }) => name))
  return hotelFeatures.flatMap(({ key, facility }) => (names.has(facility) ? [key] : []))
}
