import { mendedText } from '../../../server/places/mended-text'
import { vocabularyOf } from '../../../server/search/nearest-word'

const vocabulary = vocabularyOf(['Forbidden City', 'River House', 'Kyoto Garden House', '北京饭店', 'The Peninsula'])

test.each([
  ['Pninsula', 'Peninsula'],
  ['forbidencity', 'Forbidden city'],
  ['forbidencit', 'Forbidden cit'],
  ['forbiddencitty', 'forbidden City'],
  ['rivrhouse', 'River house'],
  ['rivr house', 'River house'],
  ['kyotogardnhouse', 'kyoto Garden house'],
  ['kyotogardnhou', 'kyoto Garden hou'],
  ['北京饭点', '北京饭店'],
  ['qqqqqqqq', null],
  ['riv', null],
  ['', null],
])('%j is %j', (text, mended) => expect(mendedText(vocabulary, text)).toBe(mended))
