import type { Picture, PictureKind } from '../../kernel/pictures/picture-library'
import type { CitySeed, CitySetting } from '../../stays/reference/city-seed'
import type { HotelFacility, HotelPictureRef } from '../../kernel/database/schema/catalogue-json'
import { isAtHome, type PictureChoice } from '../../stays/reference/picture-choice'
import type { Draw } from '../../stays/reference/draw'

/** Which pictures show a place of a setting. */
export const placeKinds: Readonly<Record<CitySetting, readonly PictureKind[]>> = {
  metropolis: ['city', 'street'],
  heritage: ['old-town', 'temple', 'street'],
  beach: ['beach', 'island'],
  lake: ['lake', 'forest'],
  mountain: ['forest', 'lodge', 'temple'],
  desert: ['desert', 'old-town'],
  north: ['lodge', 'lake', 'street'],
}

/** Which pictures can stand for a hotel of a setting. */
export const headKinds: Readonly<Record<CitySetting, readonly PictureKind[]>> = {
  metropolis: ['hotel', 'bedroom', 'lobby', 'pool'],
  heritage: ['hotel', 'old-town', 'bedroom', 'lobby', 'temple'],
  beach: ['beach', 'pool', 'hotel', 'bedroom', 'island'],
  lake: ['lake', 'hotel', 'bedroom', 'forest', 'pool'],
  mountain: ['lodge', 'forest', 'bedroom', 'hotel', 'pool'],
  desert: ['desert', 'hotel', 'pool', 'bedroom', 'old-town'],
  north: ['lodge', 'hotel', 'bedroom', 'lake', 'lobby'],
}

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
  const picked = [head, ...wanted.flatMap(([kinds, count]) => pictures.some(draw, kinds, count, isAtHome(city)))]
  const seen = new Set<string>()
  return picked.flatMap(({ id, kind }) => {
    if (seen.has(id)) return []
    seen.add(id)
    return [{ id, category: categories[kind] ?? 'place' }]
  })
}
