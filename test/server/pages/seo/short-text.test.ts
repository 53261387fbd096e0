import { shortText } from '../../../../server/pages/seo/head-html'

test.each([
  ['A house.', 20, 'A house.'],
  ['  A\n house\t by  the lake ', 30, 'A house by the lake'],
  ['A house by the lake', 19, 'A house by the lake'],
  ['A house by the lake', 18, 'A house by the…'],
  ['A house by the lake', 15, 'A house by the…'],
  ['A house, by the lake', 12, 'A house, by…'],
  ['A house, by the lake', 10, 'A house…'],
  ['湖畔居在西湖边上很安静', 6, '湖畔居在西…'],
  ['🏨🏨🏨🏨', 3, '🏨🏨…'],
  ['', 5, ''],
])('%j in %d characters is %j', (text, most, short) => expect(shortText(text, most)).toBe(short))
