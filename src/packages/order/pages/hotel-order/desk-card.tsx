import type { HotelOrder } from '@/contract/order'
import { FactList } from '@/widgets/fact-list'
import { QrCode } from '@/widgets/qr-code'
import { Sheet } from '@/widgets/sheet'

/** What is shown at the hotel's desk. */
export interface DeskCardProps {
  readonly order: HotelOrder
  readonly onClose: () => void
}

/** The hotel's confirmation number as a QR code and in large type, with PIN and lead guests. */
export function DeskCard({ order: { confirmationNo, orderNo, pinCode, guests }, onClose }: DeskCardProps) {
  const number = confirmationNo ?? orderNo
  const facts = [
    { label: 'PIN', value: pinCode ?? '' },
    { label: 'Lead guests', value: guests.map(({ name }) => name).join(', ') },
  ]
  return (
    <Sheet isOpen title="Show this at the desk" onClose={onClose}>
      <div className="desk">
        <QrCode text={number} label={`QR code of ${number}`} />
        <p className="desk-number">{number}</p>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
      </div>
    </Sheet>
  )
}
