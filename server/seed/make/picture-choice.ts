import type { Picture, PictureKind, PictureLibrary } from '../../kernel/pictures/picture-library'
import type { Draw } from '../draw'

type Suits = (picture: Picture) => boolean

const anyPicture: Suits = () => true

/** Draws pictures so that the same one does not come back among the next few. */
export class PictureChoice {
  private readonly recent: string[] = []
  private readonly byKinds = new Map<string, readonly Picture[]>()

  constructor(
    private readonly library: PictureLibrary,
    private readonly memory: number,
  ) {}

  /** A picture of one of these kinds; kinds without pictures fall back to the whole library's hotels. */
  pick(draw: Draw, kinds: readonly PictureKind[], suits: Suits = anyPicture): Picture {
    const candidates = this.suited(kinds, suits)
    const fresh = candidates.filter((picture) => !this.recent.includes(picture.id))
    const picture = draw.pick(fresh.length > 0 ? fresh : candidates)
    this.recent.push(picture.id)
    if (this.recent.length > this.memory) this.recent.shift()
    return picture
  }

  /** So many different pictures of these kinds. */
  some(draw: Draw, kinds: readonly PictureKind[], count: number, suits: Suits = anyPicture): Picture[] {
    return draw.some(this.suited(kinds, suits), count)
  }

  /** Those that suit; all of the kinds where none does. */
  private suited(kinds: readonly PictureKind[], suits: Suits): readonly Picture[] {
    const all = this.ofKinds(kinds)
    const suited = all.filter(suits)
    return suited.length > 0 ? suited : all
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
