import type { Picture, PictureKind } from '../../kernel/pictures/picture-library'

const eastAsia = ['CN', 'HK', 'JP', 'KR', 'MO', 'TW']
const southEastAsia = ['ID', 'MY', 'PH', 'SG', 'TH', 'VN']
const europe = 'AT BE CH CZ DE DK ES FR GB HU IE IS IT NL NO PL PT SE'.split(' ')
const alpine = [...europe, 'CA', 'CN', 'JP', 'KR', 'TR', 'US']

/** Countries, and cities by their ids, of the compositions that are at home in some alone, by kind and composition; all others could be anywhere. */
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
export interface PictureHome {
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
