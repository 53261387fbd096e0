import type { Picture, PictureKind } from '../../pictures/picture'
import type { PictureLibrary } from '../../pictures/picture-library'
import type { Draw } from '../draw'

/** Draws pictures so that the same one does not come back among the next few. */
export class PictureChoice {
  private readonly recent: string[] = []
  private readonly byKinds = new Map<string, readonly Picture[]>()

  constructor(
    private readonly library: PictureLibrary,
    private readonly memory: number,
  ) {}

  /** A picture of one of these kinds; kinds without pictures fall back to the whole library's hotels. */
  pick(draw: Draw, kinds: readonly PictureKind[], suits: (picture: Picture) => boolean = () => true): Picture {
    const all = this.ofKinds(kinds)
    const suited = all.filter(suits)
    const candidates = suited.length > 0 ? suited : all
    const fresh = candidates.filter((picture) => !this.recent.includes(picture.id))
    const picture = draw.pick(fresh.length > 0 ? fresh : candidates)
    this.recent.push(picture.id)
    if (this.recent.length > this.memory) this.recent.shift()
    return picture
  }

  /** So many different pictures of these kinds. */
  some(draw: Draw, kinds: readonly PictureKind[], count: number): Picture[] {
    return draw.some(this.ofKinds(kinds), count)
  }

  private ofKinds(kinds: readonly PictureKind[]): readonly Picture[] {
    const key = kinds.join(' ')
    const known = this.byKinds.get(key)
    if (known) return known
    const all = kinds.flatMap((kind) => this.library.picturesOfKind(kind))
    const pictures = all.length > 0 ? all : this.library.pictureLibrary()
    this.byKinds.set(key, pictures)
    return pictures
  }
}
