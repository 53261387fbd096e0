import { foldPlaceName } from '../../../server/places/fold-place-name'
import { matchPlaceName } from '../../../server/places/match-place-name'
import { placeNameKeys } from '../../../server/places/place-name-keys'

const beijing = placeNameKeys({
  name: 'Beijing',
  localName: '北京',
  otherNames: ['北京市', 'Peking'],
  pinyin: 'bei jing',
  hasInitials: true,
})
const newYork = placeNameKeys({ name: 'New York', localName: '纽约', otherNames: ['NYC'], pinyin: 'niu yue' })
const tokyo = placeNameKeys({ name: 'Tokyo', localName: '东京', pinyin: 'dong jing' })

test.each([
  ['Beijing', beijing, 0, null],
  ['bei jing', beijing, 0, null],
  ['beij', beijing, 1, null],
  ['北京', beijing, 0.25, '北京'],
  ['北', beijing, 1.25, '北京'],
  ['peking', beijing, 0.25, 'Peking'],
  ['bj', beijing, 2.5, '北京'],
  ['eijin', beijing, 3, null],
  ['New York', newYork, 0, null],
  ['york', newYork, 2, null],
  ['nyc', newYork, 0.25, 'NYC'],
  ['niuyue', newYork, 0.25, '纽约'],
  ['東京', tokyo, 0.25, '东京'],
  ['dongjing', tokyo, 0.25, '东京'],
])('%s matches with tier %s by %s', (keyword, keys, tier, shown) =>
  expect(matchPlaceName(keys, foldPlaceName(keyword))).toEqual({ tier, shown }),
)

test.each([
  ['dj', tokyo],
  ['ny', beijing],
  ['京都', beijing],
  ['in', beijing],
])('%s does not match', (keyword, keys) => expect(matchPlaceName(keys, foldPlaceName(keyword))).toBeNull())
