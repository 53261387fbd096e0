import { utcDay } from '@/domain/days/civil-day'
import type { CitySeed } from '../../stays/reference/city-seed'
import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { allCities } from '../../stays/reference/all-cities'
import { isAtHome, PictureChoice } from '../../stays/reference/picture-choice'
import { headKinds } from './hotel-pictures'
import type { DemoAccount } from './people'
import { Draw } from '../../stays/reference/draw'
import { type SeedHotel, createHotel } from './create-hotel'

/** Gives cities in turn without end, each as often as its share and never in bunches. */
function* cityCycle(cities: readonly CitySeed[]): Generator<CitySeed, never> {
  const total = cities.reduce((sum, city) => sum + city.share, 0)
  const credit = new Map(cities.map((city) => [city.id, 0]))
  for (;;) {
    let next = cities[0]
    for (const city of cities) {
      credit.set(city.id, (credit.get(city.id) ?? 0) + city.share)
      if (next && (credit.get(city.id) ?? 0) > (credit.get(next.id) ?? 0)) next = city
    }
    if (!next) throw new RangeError('no cities')
    credit.set(next.id, (credit.get(next.id) ?? 0) - total)
    yield next
  }
}

/** What decides a whole catalogue. */
interface GeneratorSeed {
  readonly seed: string
  readonly hotels: number
  readonly library: PictureLibrary
  readonly people: readonly DemoAccount[]
  readonly now: Date
}

/** Up to so many hotels get many reviews; beyond it a few do, as only benchmarks have more. */
const WELL_REVIEWED_HOTELS = 2_000

/** Makes the hotels of a catalogue one by one in recommended order; the same seed makes the same ones. */
export function* generateHotels({ seed, hotels, library, people, now }: GeneratorSeed): Generator<SeedHotel, void> {
  const seedDay = utcDay(now)
  const anyPictures = new PictureChoice(library, 0)
  const lastHeads: string[] = []
  const cityState = new Map(
    allCities.map((city) => [city.id, { heads: new PictureChoice(library, 8), takenNames: new Set<string>() }]),
  )
  const cities = cityCycle(allCities)
  for (let rank = 1; rank <= hotels; rank++) {
    const city = cities.next().value
    const state = cityState.get(city.id)
    if (!state) continue
    const draw = new Draw(`${seed} hotel ${rank}`)
    const isHere = isAtHome(city)
    const head = state.heads.pick(
      draw,
      headKinds[city.setting],
      (picture) => isHere(picture) && !lastHeads.includes(picture.id),
    )
    lastHeads.push(head.id)
    if (lastHeads.length > 8) lastHeads.shift()
    const { takenNames } = state
    const mostReviews = hotels <= WELL_REVIEWED_HOTELS ? 14 : 3
    yield createHotel({ draw, city, rank, head, pictures: anyPictures, takenNames, mostReviews, people, now, seedDay })
  }
}
