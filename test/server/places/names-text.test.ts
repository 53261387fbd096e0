import { matchPlaceName } from '../../../server/places/match-place-name'
import { NamesText } from '../../../server/places/names-text'
import { placeNameKeys } from '../../../server/places/place-name-keys'
import { demoPlaceBook } from '../../support/catalogue/demo-place-book'

const all = [
  placeNameKeys({ name: 'Beijing', localName: '北京', otherNames: ['Peking'], pinyin: 'bei jing', hasInitials: true }),
  placeNameKeys({ name: 'New York', otherNames: ['NYC'] }),
  placeNameKeys({ name: 'Den Haag', localName: '’s-Gravenhage' }),
  placeNameKeys({ name: 'Bei' }),
]
const names = new NamesText(all)

test.each([
  ['bei', [0, 3]],
  ['beijing', [0]],
  ['北', [0]],
  ['京北', []],
  ['bj', [0]],
  ['york', [1]],
  ['newyork', [1]],
  ['yorknyc', []],
  ['gravenhage', [2]],
  ['e', [0, 1, 2, 3]],
  ['nowhere', []],
])('%s stands in the names of %j', (wanted, numbers) => expect(names.holding(wanted)).toEqual(numbers))

test('an empty list holds nothing', () => expect(new NamesText([]).holding('a')).toEqual([]))

test('every place of the world that goes by a text is among those that hold it', () => {
  const { places, placeNames } = demoPlaceBook()
  for (const wanted of [
    'p',
    'be',
    'san',
    'gion',
    'newyork',
    'york',
    '京',
    '朝阳',
    'hz',
    'saint',
    'ö',
    'orleans',
    '-',
    "'",
  ]) {
    const going = places.flatMap(({ keys }, number) => (matchPlaceName(keys, wanted) ? [number] : []))
    expect(placeNames.holding(wanted)).toEqual(expect.arrayContaining(going))
  }
})
