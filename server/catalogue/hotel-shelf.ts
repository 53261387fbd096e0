import type { ListedHotel } from './catalogue'

/** Hotels kept in memory, at most so many; those asked for longest ago leave first, with their city's list. */
export class HotelShelf {
  private readonly byId = new Map<string, ListedHotel>()
  private readonly byCity = new Map<string, readonly ListedHotel[]>()
  private cityHotels = 0

  constructor(private readonly most: number) {}

  has(id: string): boolean {
    return this.byId.has(id)
  }

  /** Keeps hotels one by one. */
  put(hotels: readonly ListedHotel[]): void {
    for (const listed of hotels) this.byId.set(listed.hotel.id, listed)
  }

  /** The hotels with these ids that are here; then lets go what is too much. */
  pick(ids: readonly string[]): Map<string, ListedHotel> {
    const found = new Map<string, ListedHotel>()
    for (const id of ids) {
      const listed = this.byId.get(id)
      if (!listed) continue
      this.byId.delete(id)
      this.byId.set(id, listed)
      found.set(id, listed)
    }
    for (const oldest of this.byId.keys()) {
      if (this.byId.size <= this.most) break
      this.byId.delete(oldest)
    }
    return found
  }

  /** All hotels of a city, or undefined where the list is not kept. */
  ofCity(cityId: string): readonly ListedHotel[] | undefined {
    const hotels = this.byCity.get(cityId)
    if (!hotels) return undefined
    this.byCity.delete(cityId)
    this.byCity.set(cityId, hotels)
    return hotels
  }

  /** Keeps the whole list of a city, with its hotels one by one, and gives it back. */
  putCity(cityId: string, hotels: readonly ListedHotel[]): readonly ListedHotel[] {
    if (this.byCity.has(cityId)) return this.byCity.get(cityId) ?? hotels
    this.put(hotels)
    this.byCity.set(cityId, hotels)
    this.cityHotels += hotels.length
    for (const [oldestId, oldest] of this.byCity) {
      if (this.cityHotels <= this.most || oldestId === cityId) break
      this.byCity.delete(oldestId)
      this.cityHotels -= oldest.length
    }
    return hotels
  }
}
