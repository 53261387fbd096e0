import type { HotelOrder } from '@/contract/order'
import { Button } from '@/widgets/button'
import { Sheet } from '@/widgets/sheet'
import { localAddress } from './hotel'

/** The hotel's name and address for a driver. */
export interface TaxiCardProps {
  readonly order: HotelOrder
  readonly onCopy: (text: string) => void
  readonly onClose: () => void
}

/** Name, address and phone in large type over the whole screen, in the language that is spoken there. */
export function TaxiCard({ order, onCopy, onClose }: TaxiCardProps) {
  const { hotelName, hotelLocalName, address, addressLocal, hotelPhone } = order
  return (
    <Sheet
      isOpen
      title="Show this to your driver"
      size="full"
      onClose={onClose}
      footer={
        <Button isWide kind="secondary" onTap={() => onCopy(localAddress(order))}>
          Copy address
        </Button>
      }
    >
      <div className="taxi">
        <p className="taxi-name">{hotelLocalName || hotelName}</p>
        <p className="taxi-address">{addressLocal}</p>
        {hotelPhone === '' ? null : <p className="taxi-phone">{hotelPhone}</p>}
        {hotelLocalName === '' && addressLocal === address ? null : (
          <p className="taxi-own">{`${hotelName}, ${address}`}</p>
        )}
      </div>
    </Sheet>
  )
}
