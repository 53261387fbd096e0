/** A kind of room: what it is called and has, and its price in per cent of the hotel's simplest room. */
export interface RoomKind {
  readonly name: string
  readonly bedText: string
  readonly maxGuests: number
  readonly maxAdults: number
  readonly pricePercent: number
  readonly extraSqm: number
  readonly facilities: readonly string[]
  /** Fewest stars of a hotel that has it. */
  readonly fromStar: number
}

/** The room that every hotel sells first. */
export const simplestRooms: readonly RoomKind[] = [
  room('Standard Queen Room', '1 queen bed (160 cm)', 2, 2, 100, 0, ['Desk', 'Rain shower'], 2),
  room('Cosy Double Room', '1 double bed (150 cm)', 2, 2, 100, -2, ['Walk-in shower', 'Kettle'], 2),
  room('Superior Queen Room', '1 queen bed (160 cm)', 2, 2, 100, 2, ['Desk', 'Bathrobes', 'Rain shower'], 4),
]

/** What a hotel may sell besides. */
export const otherRooms: readonly RoomKind[] = [
  room('Twin Room', '2 single beds (120 cm)', 3, 2, 106, 3, ['Desk', 'Kettle'], 2),
  room('Deluxe King Room', '1 king bed (180 cm)', 3, 2, 122, 6, ['Bathtub', 'Coffee machine'], 3),
  room('Family Room', '1 queen bed and 1 bunk bed', 4, 3, 140, 12, ['Sofa', 'Fridge', 'Children’s slippers'], 2),
  room('Triple Room', '3 single beds (110 cm)', 3, 3, 128, 7, ['Fridge', 'Desk'], 2),
  room('Corner King Room', '1 king bed (180 cm)', 2, 2, 134, 8, ['Windows on two sides', 'Bathtub'], 4),
  room('Garden Room', '1 king bed (180 cm)', 3, 2, 126, 6, ['Private terrace', 'Rain shower'], 3),
  room('Junior Suite', '1 king bed (200 cm)', 3, 3, 175, 16, ['Sofa', 'Bathtub', 'Coffee machine'], 4),
  room(
    'One-Bedroom Suite',
    '1 king bed (200 cm) and 1 sofa bed',
    4,
    3,
    230,
    28,
    ['Living room', 'Bathtub', 'Minibar'],
    5,
  ),
]

/** What windows look out on, by the order of rooms. */
export const windowChoices: readonly string[] = [
  'Courtyard window',
  'Street view',
  'City view',
  'Large window',
  'Garden view',
  'High floor, wide view',
]

function room(
  name: string,
  bedText: string,
  maxGuests: number,
  maxAdults: number,
  pricePercent: number,
  extraSqm: number,
  facilities: readonly string[],
  fromStar: number,
): RoomKind {
  return { name, bedText, maxGuests, maxAdults, pricePercent, extraSqm, facilities, fromStar }
}
