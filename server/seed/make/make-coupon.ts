import { addDays } from '@/domain/days/add-days'
import { exponentOf } from '@/domain/rates/exponent-of'
import type { coupon } from '../../kernel/database/schema/catalogue'
import type { PictureKind } from '../../kernel/pictures/picture-library'
import { formatDay } from '@/domain/days/format-day'
import { isAtHome } from '../data/picture-homes'
import type { Draw } from '../draw'
import type { MadeHotel } from './made-hotel'
import type { PictureChoice } from './picture-choice'

/** A voucher on sale. */
export type CouponRow = typeof coupon.$inferSelect

interface Offer {
  readonly title: string
  readonly subTitle: string
  readonly kinds: readonly PictureKind[]
  /** Price in per cent of one night of the simplest room. */
  readonly percent: number
}

const offers: readonly Offer[] = [
  { title: '2 nights with breakfast', subTitle: 'For two, any weekday', kinds: ['bedroom', 'hotel'], percent: 165 },
  {
    title: 'Weekend for two',
    subTitle: '2 nights, breakfast and late check-out',
    kinds: ['bedroom', 'pool'],
    percent: 195,
  },
  { title: '3-night break', subTitle: 'Stay three, pay for two and a half', kinds: ['hotel', 'lobby'], percent: 245 },
  { title: 'Dinner and a night', subTitle: 'Four courses, then upstairs', kinds: ['dish', 'restaurant'], percent: 135 },
  { title: 'Spa day and a night', subTitle: 'Sauna, one treatment, breakfast', kinds: ['spa', 'pool'], percent: 150 },
]

/** Makes a voucher for a hotel; price in whole units of the hotel's currency. */
export function makeCoupon(
  draw: Draw,
  pictures: PictureChoice,
  { city, hotel, rooms }: MadeHotel,
  rank: number,
  seedDay: string,
): CouponRow {
  const canOffer = (offer: Offer) =>
    (!offer.title.startsWith('Spa') || hotel.tags.includes('Spa')) &&
    (!offer.title.startsWith('Dinner') || hotel.facilities.some((facility) => facility.icon === 'utensils'))
  const offer = draw.pick(offers.filter(canOffer))
  const unit = 10 ** exponentOf(hotel.currencyCode)
  const nightMinor = rooms[0]?.baseMinor ?? unit
  const priceMinor = Math.max(unit, Math.round((nightMinor * offer.percent) / 100 / unit) * unit)
  const validUntil = addDays(seedDay, draw.between(60, 270))
  return {
    id: `c${draw.id(9)}`,
    hotelId: hotel.id,
    cityId: hotel.cityId,
    name: `${offer.title} at ${hotel.name}`,
    subTitle: `${offer.subTitle}, until ${formatDay(validUntil).slice(4)}`,
    pictureId: pictures.pick(draw, offer.kinds, isAtHome(city)).id,
    priceMinor,
    originalMinor: Math.round((priceMinor * draw.between(122, 160)) / 100 / unit) * unit,
    currencyCode: hotel.currencyCode,
    soldCount: draw.between(3, 1900),
    validUntil,
    rank,
  }
}
