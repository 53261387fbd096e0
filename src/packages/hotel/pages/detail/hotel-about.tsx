import type { HotelDetail } from '@/contract/hotel'
import { mapSketch } from '@/domain/stays/map-sketch'
import { distanceText } from '@/domain/stays/location'
import { Button } from '@/widgets/button'
import { FacilityList } from '@/widgets/facility-list'
import { FactList } from '@/widgets/fact-list'
import { MapSketch } from '@/widgets/map-sketch'
import { PolicyList } from '@/widgets/policy-list'

/** So many facilities stand on the page; the others in a sheet. */
const TOP_FACILITIES = 8

/** What the house is like, and what it has. */
export function HotelAbout({
  hotel,
  onFacilities,
}: {
  readonly hotel: HotelDetail
  readonly onFacilities: () => void
}) {
  const { intro, facilities } = hotel
  return (
    <>
      {intro ? (
        <section className="detail-block" aria-label="About">
          <h2 className="detail-subhead">About this hotel</h2>
          <p className="detail-intro">{intro}</p>
        </section>
      ) : null}
      {facilities.length > 0 ? (
        <section className="detail-block" aria-label="Facilities">
          <h2 className="detail-subhead">Facilities</h2>
          <FacilityList facilities={facilities.slice(0, TOP_FACILITIES)} />
          {facilities.length > TOP_FACILITIES ? (
            <div className="detail-more">
              <Button kind="secondary" size="medium" isWide onTap={onFacilities}>
                {`All ${facilities.length} facilities`}
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

/** What lies around, as a sketch and in words. */
export function HotelNearby({ hotel }: { readonly hotel: HotelDetail }) {
  const { nearby } = hotel
  if (nearby.length === 0) return null
  const placed = nearby.flatMap(({ name, kind, lat, lng }) =>
    lat === null || lng === null ? [] : [{ name, kind, lat, lng }],
  )
  const sketch = mapSketch(hotel, placed)
  const numberOf = (name: string) => sketch?.points.find((point) => point.name === name)?.number
  return (
    <section className="detail-block" aria-label="Nearby">
      <h2 className="detail-subhead">Nearby</h2>
      {sketch ? <MapSketch name={hotel.name} sketch={sketch} /> : null}
      {sketch ? <p className="detail-note">A sketch by distance and direction, without streets.</p> : null}
      <FactList
        facts={nearby.map(({ name, kind, metres }) => ({
          label: [numberOf(name), `${name} (${kind})`].filter(Boolean).join(' '),
          value: distanceText(metres),
        }))}
      />
    </section>
  )
}

/** The rules of the house. */
export function HotelPolicies({ hotel }: { readonly hotel: HotelDetail }) {
  return (
    <section className="detail-block" aria-label="Policies">
      <h2 className="detail-subhead">Policies</h2>
      <FactList
        facts={[
          { label: 'Check-in', value: `${hotel.checkinFrom} to ${hotel.checkinUntil}`, icon: 'log-in' },
          { label: 'Check-out', value: `until ${hotel.checkoutUntil}`, icon: 'log-out' },
        ]}
      />
      <PolicyList policies={hotel.policies} />
      {hotel.knowBeforeYouGo.length > 0 ? (
        <>
          <h3 className="detail-know-head">Know before you go</h3>
          <ul className="detail-know">
            {hotel.knowBeforeYouGo.map((text) => (
              <li key={text} className="detail-know-one">
                {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
