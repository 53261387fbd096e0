/** What one request asks for at once, and the next page of it. */
const MOST_LISTS = 8

interface TotalsList {
  readonly totalsMinor: Float64Array
  owner: object | null
  wish: number
}

/** The totals of a shelf's hotels for the few stays that were asked for last, in lists that are written over: made anew for each stay, they would have the collector of garbage look through all that is in memory every second. */
export class TotalsLists {
  /** The list that was asked for last is the last. */
  private readonly lists: TotalsList[] = []

  constructor(private readonly hotels: number) {}

  /** The totals of an owner for a wish; `write` puts them in a list that is all Infinity where they are not kept. What is answered holds until seven others are asked for. */
  get(owner: object, wish: number, write: (totalsMinor: Float64Array) => void): Float64Array {
    const known = this.lists.findIndex((list) => list.owner === owner && list.wish === wish)
    if (known >= 0) return this.asLast(known).totalsMinor
    const list = this.lists.length < MOST_LISTS ? this.added() : this.asLast(0)
    list.owner = null
    write(list.totalsMinor.fill(Infinity))
    list.owner = owner
    list.wish = wish
    return list.totalsMinor
  }

  /** Forgets the totals of an owner, because some are no longer so. */
  forget(owner: object): void {
    for (const list of this.lists) if (list.owner === owner) list.owner = null
  }

  private asLast(at: number): TotalsList {
    const [list] = this.lists.splice(at, 1)
    if (!list) throw new RangeError(`there is no list ${at}`)
    this.lists.push(list)
    return list
  }

  private added(): TotalsList {
    const list = { totalsMinor: new Float64Array(this.hotels), owner: null, wish: 0 }
    this.lists.push(list)
    return list
  }
}
