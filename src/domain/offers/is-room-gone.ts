import type { RoomOffer } from '@/contract/hotel'

/** Whether nothing of a room is left for the stay, whatever the traveller might change but the days. */
export const isRoomGone = ({ packages }: Pick<RoomOffer, 'packages'>): boolean =>
  packages.length > 0 &&
  packages.every(({ unavailable }) => unavailable?.reason === 'no_inventory' && unavailable.limit === null)
