/** Rooms of one type for the nights [checkIn, checkOut). */
export interface RoomBlock {
  readonly roomTypeId: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
}
