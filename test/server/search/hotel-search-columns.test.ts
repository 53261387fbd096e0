import { hotelSearchColumns } from '../../../server/search/hotel-search-columns'
import { isMatch, keywordWords, matchedName } from '../../../server/search/match-hotel'

const beijing = {
  name: 'Béijing Grand Hotel',
  localName: '北京饭店',
  otherNames: ['重庆路北京饭店'],
  district: 'Dongchéng',
}
const { searchText, searchWords } = hotelSearchColumns(beijing)
const hotel = { ...beijing, searchText }

test.each([
  ['its name without accents', 'beijing grand', null],
  ['its name in another case, without space', 'BEIJINGGRAND', null],
  ['a hyphen', 'Beijing-Grand', null],
  ['its district', 'dongcheng', null],
  ['its Chinese name', '北京饭店', '北京饭店'],
  ['a part of it', '京饭', '北京饭店'],
  ['pinyin', 'beijingfandian', '北京饭店'],
  ['pinyin in syllables', 'bei jing fan dian', '北京饭店'],
  ['initials', 'bjfd', '北京饭店'],
  ['the right reading of a character with two', 'chongqinglu', '北京饭店'],
])('%s finds the hotel', (_, keyword, name) => {
  const words = keywordWords(keyword)
  expect(isMatch(searchText, words)).toBe(true)
  expect(matchedName(hotel, words)).toBe(name)
})

test.each(['shanghai', '上海', 'xyz'])('%s does not', (keyword) =>
  expect(isMatch(searchText, keywordWords(keyword))).toBe(false),
)

test.each(['beijinggrandhotel', 'grandhotel', 'hotel', '饭店', 'fandian', 'bjfd'])(
  'across cities, it is found by what begins with %s',
  (word) => expect(searchWords).toContain(word),
)

test.each([
  ['日本のホテル', false],
  ['静庭', true],
])('%s has pinyin: %s', (localName, has) => {
  const columns = hotelSearchColumns({ name: 'House', localName, otherNames: [], district: '' })
  expect(/jingting|riben/.test(columns.searchText)).toBe(has)
})
