/** What one request asks for at once, and the next page of it. */
const MOST_LISTS = 8

interface TotalsList {
  totalsMinor: Float64Array
  owner: object | null
  wish: number
}

/** The totals of hotels for the few stays that were asked for last, on whatever shelves, in lists that are written over: made anew for each stay, they would have the collector of garbage look through all that is in memory every second, and kept by each shelf they would never be near the processor. */
export class TotalsLists {
  /** The list that was asked for last is the last. */
  private readonly lists: TotalsList[] = []

  /** The totals of an owner's hotels (a set of places that never changes) for a wish; `write` puts all of them in a list of so many where they are not kept. What is answered holds until seven others are asked for. */
  get(owner: object, wish: number, hotels: number, write: (totalsMinor: Float64Array) => void): Float64Array {
    const known = this.lists.findIndex((list) => list.owner === owner && list.wish === wish)
    const list = known >= 0 ? this.asLast(known) : this.written(owner, wish, hotels, write)
    return list.totalsMinor.subarray(0, hotels)
  }

  private written(...[owner, wish, hotels, write]: Parameters<TotalsLists['get']>): TotalsList {
    const list = this.lists.length < MOST_LISTS ? this.added() : this.asLast(0)
    list.owner = null
    if (list.totalsMinor.length < hotels) list.totalsMinor = new Float64Array(hotels)
    write(list.totalsMinor.subarray(0, hotels))
    list.owner = owner
    list.wish = wish
    return list
  }

  private asLast(at: number): TotalsList {
    const [list] = this.lists.splice(at, 1)
    if (!list) throw new RangeError(`there is no list ${at}`)
    this.lists.push(list)
    return list
  }

  private added(): TotalsList {
    const list = { totalsMinor: new Float64Array(0), owner: null, wish: 0 }
    this.lists.push(list)
    return list
  }
}
