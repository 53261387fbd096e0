import type { Clock } from '../clock'
import { LeastRecent } from '../search/least-recent'
import type { EncodedPage } from './encode-page'

interface Kept {
  readonly page: EncodedPage
  /** The state of the data before it was made. */
  readonly version: string
  readonly madeAtMs: number
}

/** A page counts for so much more than its HTML, for its compressed bytes are kept too. */
export const WITH_COMPRESSED = 1.5

/** Public pages in memory: each is good for one state of the data, and for a short while. */
export class PageCache {
  private readonly pages: LeastRecent<Kept>
  private readonly making = new Map<string, Promise<EncodedPage>>()

  constructor(
    private readonly clock: Clock,
    private readonly mostAgeMs: number,
    mostBytes: number,
  ) {
    this.pages = new LeastRecent(mostBytes, ({ page }) => page.html.length * WITH_COMPRESSED)
  }

  /** The page of a key for a state of the data where it is kept. */
  kept(key: string, version: string): EncodedPage | null {
    const known = this.pages.peek(key)
    if (!known || !this.isGood(known, version)) return null
    // Asked for again, so that it counts as such.
    return this.pages.get(key, () => known).page
  }

  /** The page of a key for a state of the data, made where none is kept; whoever asks while it is being made waits for the same one, and a making that fails is kept by nobody. */
  get(key: string, version: string, make: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const known = this.kept(key, version)
    if (known) return Promise.resolve(known)
    const makingKey = `${version} ${key}`
    const underWay = this.making.get(makingKey)
    if (underWay) return underWay
    const made = this.make(key, version, make).finally(() => this.making.delete(makingKey))
    this.making.set(makingKey, made)
    return made
  }

  private isGood({ version, madeAtMs }: Kept, wanted: string): boolean {
    return version === wanted && this.clock.now().getTime() - madeAtMs < this.mostAgeMs
  }

  private async make(key: string, version: string, make: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const madeAtMs = this.clock.now().getTime()
    const page = await make()
    const fresh: Kept = { page, version, madeAtMs }
    this.pages.get(
      key,
      () => fresh,
      () => false,
    )
    return page
  }
}
