import type { Picture, PictureKind, PictureLibrary } from '../../kernel/pictures/picture-library'
import type { Draw } from './draw'

const eastAsia = ['CN', 'HK', 'JP', 'KR', 'MO', 'TW']
const southEastAsia = ['ID', 'MY', 'PH', 'SG', 'TH', 'VN']
const europe = 'AT BE CH CZ DE DK ES FR GB HU IE IS IT NL NO PL PT SE'.split(' ')
const alpine = [...europe, 'CA', 'CN', 'JP', 'KR', 'TR', 'US']

/** Countries or city ids to which a composition is limited, by kind and composition; all others could be anywhere. */
const homes: Readonly<Partial<Record<`${PictureKind} ${string}`, readonly string[]>>> = {
  'bedroom tatami': ['JP'],
  'city low-roofs': eastAsia,
  'forest bamboo': [...eastAsia, ...southEastAsia],
  'hotel courtyard': eastAsia,
  'hotel ryokan': ['JP'],
  'island villas': [...southEastAsia, 'FJ', 'LK', 'MV', 'sanya'],
  'island white-village': ['ES', 'GR', 'IT', 'TR'],
  'lake karst': ['TH', 'VN', 'guilin'],
  'lodge meadow': alpine,
  'lodge snow': alpine,
  'lodge valley': alpine,
  'old-town canal': ['CN'],
  'old-town lane': [...eastAsia, 'MY', 'SG', 'VN'],
  'old-town roofs': eastAsia,
  'old-town square': [...europe, 'MO', 'TR'],
  'street market': [...eastAsia, ...southEastAsia],
  'street tram': [...europe, 'AU', 'HK', 'TR', 'US'],
  'temple garden': eastAsia,
  'temple gate': ['JP'],
  'temple pagoda': [...eastAsia, 'VN'],
  'temple stupa': ['KH', 'LA', 'LK', 'MM', 'TH'],
}

/** A city by its id, and its country by its ISO code. */
interface PictureHome {
  readonly id: string
  readonly countryCode: string
}

/** Whether a picture could have been taken in a city: no pagoda in Rome. */
export const isAtHome =
  ({ id, countryCode }: PictureHome) =>
  ({ kind, layout }: Pick<Picture, 'kind' | 'layout'>): boolean => {
    const home = homes[`${kind} ${layout}`]
    return home === undefined || home.includes(countryCode) || home.includes(id)
  }

type Suits = (picture: Picture) => boolean

const anyPicture: Suits = () => true

/** Chooses pictures at random so that none recurs among the next few. */
export class PictureChoice {
  private readonly recent: string[] = []
  private readonly byKinds = new Map<string, readonly Picture[]>()

  constructor(
    private readonly library: PictureLibrary,
    private readonly memory: number,
  ) {}

  /** Returns a picture of one of these kinds; kinds without pictures fall back to all hotel pictures. */
  pick(draw: Draw, kinds: readonly PictureKind[], suits: Suits = anyPicture): Picture {
    const candidates = this.suited(kinds, suits)
    const fresh = candidates.filter((picture) => !this.recent.includes(picture.id))
    const picture = draw.pick(fresh.length > 0 ? fresh : candidates)
    this.recent.push(picture.id)
    if (this.recent.length > this.memory) this.recent.shift()
    return picture
  }

  /** Returns so many different pictures of these kinds. */
  some(draw: Draw, kinds: readonly PictureKind[], count: number, suits: Suits = anyPicture): Picture[] {
    return draw.some(this.suited(kinds, suits), count)
  }

  /** The suitable pictures; all of the kinds if none is suitable. */
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

/** Whether a bedroom picture fits a room in a city and its beds: several single beds, futons on the floor, or one double bed. */
export function suitsRoom(city: PictureHome, bedText: string): (picture: Pick<Picture, 'kind' | 'layout'>) => boolean {
  const isHere = isAtHome(city)
  const wanted = /futon|tatami/i.test(bedText) ? 'tatami' : /single|twin/i.test(bedText) ? 'twin' : null
  const showsBeds = (layout: string) => (wanted === null ? layout !== 'tatami' && layout !== 'twin' : layout === wanted)
  return (picture) => isHere(picture) && showsBeds(picture.layout)
}
