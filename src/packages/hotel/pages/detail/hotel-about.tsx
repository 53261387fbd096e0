import type { HotelDetail } from '@/contract/hotel'
import { distanceText } from '@/domain/words/distance-text'
import { FactList } from '@/widgets/fact-list'
import { Icon } from '@/widgets/icon'
import { PolicyList } from '@/widgets/policy-list'
import { Reviews } from './reviews'

/** What there is to know of the hotel beside its rooms. */
export function HotelAbout({ hotel }: { readonly hotel: HotelDetail }) {
  return (
    <>
      <section className="detail-block" aria-label="About">
        <h2 className="detail-subhead">About this hotel</h2>
        <p className="detail-intro">{hotel.intro}</p>
      </section>
      <section className="detail-block" aria-label="Facilities">
        <h2 className="detail-subhead">Facilities</h2>
        <ul className="detail-facilities">
          {hotel.facilities.map(({ icon, name, isFree }) => (
            <li key={name} className="detail-facility">
              <Icon name={icon} size={20} className="detail-facility-icon" />
              <span className="detail-facility-name">{isFree ? `${name} (free)` : name}</span>
            </li>
          ))}
        </ul>
      </section>
      <Reviews hotel={hotel} />
      {hotel.nearby.length > 0 ? (
        <section className="detail-block" aria-label="Nearby">
          <h2 className="detail-subhead">Nearby</h2>
          <FactList
            facts={hotel.nearby.map(({ name, kind, metres }) => ({
              label: `${name} (${kind})`,
              value: distanceText(metres),
            }))}
          />
        </section>
      ) : null}
      <section className="detail-block" aria-label="Policies">
        <h2 className="detail-subhead">Policies</h2>
        <FactList
          facts={[
            { label: 'Check-in', value: `${hotel.checkinFrom} to ${hotel.checkinUntil}`, icon: 'log-in' },
            { label: 'Check-out', value: `until ${hotel.checkoutUntil}`, icon: 'log-out' },
          ]}
        />
        <PolicyList policies={hotel.policies} />
      </section>
    </>
  )
}
