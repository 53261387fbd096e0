import { useState } from 'react'
import type { VoucherHotel, VoucherRoom } from '@/contract/product'
import { Button } from '@/widgets/button'
import { Link } from '@/widgets/link'
import { NearCell } from '@/widgets/near-cell'
import { Picture } from '@/widgets/picture'
import { ScoreChip } from '@/widgets/score-chip'
import type { ProductPartProps } from './facts'

/** So many hotels stand on the page at first. */
const FIRST_HOTELS = 3

/** Where a voucher can be used, and the way to its hotels. */
export interface PlacesProps extends ProductPartProps {
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onHotel: (hotelId: string) => void
}

/** The hotels where the voucher can be used, each with its rooms and what they cost more. */
export function Places({ product, ...links }: PlacesProps) {
  const { hotels, chargedCurrencyCode, terms } = product
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? hotels : hotels.slice(0, FIRST_HOTELS)
  return (
    <section className="product-block" aria-label="Where to use it">
      <h2 className="product-head">Where to use it</h2>
      <ul>
        {shown.map((hotel, index) => (
          <li key={hotel.hotelId}>
            <NearCell
              id={`place-${index}`}
              className="product-place"
              emptyClassName="product-place-empty"
              isFirst={index === 0}
            >
              <PlaceLink hotel={hotel} {...links} />
              {terms.use === 'exchange' ? <Rooms rooms={hotel.rooms} currencyCode={chargedCurrencyCode} /> : null}
            </NearCell>
          </li>
        ))}
      </ul>
      {hotels.length > shown.length ? (
        <Button kind="secondary" size="medium" isWide onTap={() => setWhole(true)}>
          {`All ${hotels.length} hotels`}
        </Button>
      ) : null}
    </section>
  )
}

interface PlaceLinkProps extends Omit<PlacesProps, 'product'> {
  readonly hotel: VoucherHotel
}

function PlaceLink({ hotel, hrefOfHotel, onHotel }: PlaceLinkProps) {
  const { hotelId, name, districtPath, reviewScore, reviewCount } = hotel
  return (
    <Link className="product-hotel" href={hrefOfHotel(hotelId)} onOpen={() => onHotel(hotelId)}>
      <div className="product-hotel-picture">
        <Picture picture={hotel.headImg} ratio={1} width={240} isDecorative />
      </div>
      <div className="product-hotel-text">
        <h3 className="product-hotel-name">{name}</h3>
        <p className="product-hotel-place">{districtPath}</p>
        <ScoreChip score={reviewScore} count={reviewCount} />
      </div>
    </Link>
  )
}

interface RoomsProps {
  readonly rooms: readonly VoucherRoom[]
  readonly currencyCode: string
}

function Rooms({ rooms, currencyCode }: RoomsProps) {
  return (
    <ul className="product-hotel-rooms">
      {rooms.map(({ roomTypeId, name, bedText, upgradeMinor, upgradeAmount }) => (
        <li key={roomTypeId} className="product-room">
          <div className="product-room-names">
            <p className="product-room-name">{name}</p>
            <p className="product-room-bed">{bedText}</p>
          </div>
          <span className={upgradeMinor === 0 ? 'product-room-price product-room-included' : 'product-room-price'}>
            {upgradeMinor === 0 ? 'Included' : `+ ${currencyCode} ${upgradeAmount} a night`}
          </span>
        </li>
      ))}
    </ul>
  )
}
