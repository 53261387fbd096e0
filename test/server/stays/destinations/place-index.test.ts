import { foldPlaceName } from '../../../../server/stays/names/place-names'
import { PlaceIndex, placeNameKeys } from '../../../../server/stays/destinations/place-index'

const named = (name: string, more: Partial<Parameters<typeof placeNameKeys>[0]> = {}) => ({
  name,
  keys: placeNameKeys({ name, ...more }),
})
const index = new PlaceIndex([
  named('Beijing', { localName: '北京', otherNames: ['北京市', 'Peking'], pinyin: 'bei jing', hasInitials: true }),
  named('New York', { localName: '纽约', otherNames: ['NYC'], pinyin: 'niu yue' }),
  named('Tokyo', { localName: '东京', pinyin: 'dong jing' }),
])

test.each([
  ['Beijing', 'Beijing', 0, null],
  ['bei jing', 'Beijing', 0, null],
  ['beij', 'Beijing', 1, null],
  ['北京', 'Beijing', 0.25, '北京'],
  ['北', 'Beijing', 1.25, '北京'],
  ['京市', 'Beijing', 2.25, '北京市'],
  ['peking', 'Beijing', 0.25, 'Peking'],
  ['bj', 'Beijing', 2.5, '北京'],
  ['New York', 'New York', 0, null],
  ['york', 'New York', 2, null],
  ['nyc', 'New York', 0.25, 'NYC'],
  ['niuyue', 'New York', 0.25, '纽约'],
  ['東京', 'Tokyo', 0.25, '东京'],
  ['ＴＯＫＹＯ', 'Tokyo', 0, null],
])('%s finds %s with tier %s by %s', (keyword, name, tier, shown) => {
  const hits = index.find(foldPlaceName(keyword))
  expect(hits.map(({ thing, match }) => [thing.name, match])).toEqual([[name, { tier, shown }]])
})

test.each(['dj', 'jingbei', '京都', 'zz', ''])('%j finds nothing', (keyword) =>
  expect(index.find(foldPlaceName(keyword))).toEqual([]),
)

test.each([
  ['beijng', ['Beijing']],
  ['toyko', ['Tokyo']],
  ['newyrok', ['New York']],
  ['yrk', []],
  ['paris', []],
])('%s was typed for %j', (keyword, names) =>
  expect(index.findMistyped(keyword, ['names']).map(({ name }) => name)).toEqual(names),
)
