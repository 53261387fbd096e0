/** Most characters of a hotel's name, of other lines and of a description. */
export const NAME_LENGTH = 200
export const LINE_LENGTH = 300
export const TEXT_LENGTH = 10_000
/** Most guests in one room, most rooms of one kind, and most kinds of rooms in a hotel. */
export const MOST_GUESTS = 20
export const MOST_STOCK = 10_000
export const MOST_ROOM_KINDS = 200
/** The dearest night that is believed, in CNY. */
export const DEAREST_CNY = 1_000_000
