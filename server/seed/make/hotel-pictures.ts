import type { HotelFacility, HotelPictureRef } from '../../kernel/database/schema/catalogue-json'
import type { Picture, PictureKind } from '../../kernel/pictures/picture-library'
import type { CitySeed } from '../data/city-seed'
import { isAtHome } from '../data/picture-homes'
import { placeKinds } from '../data/picture-kinds'
import type { Draw } from '../draw'
import type { PictureChoice } from './picture-choice'

const categories: Partial<Record<PictureKind, HotelPictureRef['category']>> = {
  hotel: 'hotel',
  lobby: 'hotel',
  bedroom: 'room',
  bathroom: 'room',
  restaurant: 'food',
  dish: 'food',
  pool: 'facility',
  spa: 'facility',
  gym: 'facility',
  meeting: 'facility',
}

/** The gallery of a hotel: its head picture, then house, rooms, food, what it offers and the place around it, each picture once. */
export function hotelPictures(
  draw: Draw,
  pictures: PictureChoice,
  head: Picture,
  city: Pick<CitySeed, 'id' | 'countryCode' | 'setting'>,
  facilities: readonly HotelFacility[],
): HotelPictureRef[] {
  const has = (icon: string) => facilities.some((facility) => facility.icon === icon)
  const wanted: [kinds: readonly PictureKind[], count: number][] = [
    [['hotel', 'lobby'], 2],
    [['bedroom'], 2],
    [['bathroom'], 1],
    [['restaurant', 'dish'], has('utensils') || has('coffee') ? 2 : 0],
    [['pool'], has('waves') ? 1 : 0],
    [['gym'], has('dumbbell') ? 1 : 0],
    [['spa'], has('flower-2') ? 1 : 0],
    [placeKinds[city.setting], 2],
  ]
  const drawn = [head, ...wanted.flatMap(([kinds, count]) => pictures.some(draw, kinds, count, isAtHome(city)))]
  const seen = new Set<string>()
  return drawn.flatMap(({ id, kind }) => {
    if (seen.has(id)) return []
    seen.add(id)
    return [{ id, category: categories[kind] ?? 'place' }]
  })
}
