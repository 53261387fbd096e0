import type { ExchangeRoom } from '@/domain/vouchers/voucher-rooms'
import { Chip } from '@/widgets/chip'

/** The rooms in which a voucher can be used, and the chosen one. */
export interface RoomChoiceProps {
  readonly rooms: readonly ExchangeRoom[]
  readonly roomTypeId: string | null
  readonly onRoom: (roomTypeId: string) => void
}

/** Rooms side by side, with their hotels where there are several; a single one is no choice. */
export function RoomChoice({ rooms, roomTypeId, onRoom }: RoomChoiceProps) {
  if (rooms.length < 2) return null
  const areOfOne = rooms.every(({ hotel }) => hotel.hotelId === rooms[0]?.hotel.hotelId)
  return (
    <div className="product-rooms" role="group" aria-label="Room">
      {rooms.map(({ hotel, room }) => (
        <Chip key={room.roomTypeId} isOn={room.roomTypeId === roomTypeId} onTap={() => onRoom(room.roomTypeId)}>
          {areOfOne ? room.name : `${hotel.name} · ${room.name}`}
        </Chip>
      ))}
    </div>
  )
}
