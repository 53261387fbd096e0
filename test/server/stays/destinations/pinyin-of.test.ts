import { pinyinOf } from '../../../../server/stays/names/place-names'

test.each([
  ['故宫', 'gu gong'],
  ['清水寺', 'qing shui si'],
  ['绿茶', 'lv cha'],
  ['东京タワー', ''],
  ['Louvre', ''],
  ['', ''],
])('%j is %j', (name, pinyin) => expect(pinyinOf(name)).toBe(pinyin))
