/** What one search takes, whatever the hotel: rooms, adults and children of all rooms together, nights. */
export const STAY_LIMITS = { rooms: 9, adults: 36, children: 36, nights: 90 } as const
