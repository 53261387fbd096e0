import { keywordTokens, matchedName } from '../../../../server/stays/search/hotel-names'

const beijing = {
  name: 'Béijing Grand Hotel',
  localName: '北京饭店',
  otherNames: ['重庆路北京饭店'],
  district: 'Dongchéng',
}

test.each([
  ['its name without accents', 'beijing grand', null],
  ['its name in another case, without space', 'BEIJINGGRAND', null],
  ['a hyphen', 'Beijing-Grand', null],
  ['its district', 'dongcheng', null],
  ['its Chinese name', '北京饭店', '北京饭店'],
  ['a part of it', '京饭', '北京饭店'],
  ['pinyin', 'beijingfandian', '北京饭店'],
  ['another name', '重庆路', '重庆路北京饭店'],
])('%s was met by %s', (_, keyword, name) => expect(matchedName(beijing, keywordTokens(keyword))).toBe(name))
