import type { HotelDetail } from '@/contract/hotel'
import { FactList } from '@/widgets/fact-list'

/** Contact facts of a hotel that sells no rooms here. */
export function RequestRooms({ hotel }: { readonly hotel: HotelDetail | null }) {
  const facts = [
    { label: 'Phone', value: hotel?.phone },
    { label: 'Email', value: hotel?.email },
    { label: 'Website', value: hotel?.website },
    { label: 'Nights from, says the hotel', value: hotel?.priceFrom },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return (
    <div className="detail-nearest">
      <h3 className="detail-ask">Ask for availability</h3>
      <p className="detail-nearest-text">This hotel does not sell its rooms here yet. Ask it for your dates.</p>
      {facts.length > 0 ? <FactList facts={facts} /> : null}
    </div>
  )
}
