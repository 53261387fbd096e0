import type { CitySeed } from './data/city-seed'

/** Gives cities in turn without end, each as often as its share and never in bunches. */
export function* cityCycle(cities: readonly CitySeed[]): Generator<CitySeed, never> {
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
