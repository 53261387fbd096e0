import { suggestedHotels } from '../../../../server/stays/destinations/suggest'
import { cutKeyword, HotelNameIndex } from '../../../../server/stays/search/name-index'
import { Draw } from '../../../../server/stays/reference/draw'
import { type NamedSample, namedSamples } from '../../../support/search/hotel-names'

const HOTELS = 3_000
const REQUESTED = 500
/** Some keywords are those of many hotels, as initials are: they count only where no more than five share them, for only five can stand in the first five. */
const MOST_SHARED = 5

const samples = namedSamples(HOTELS, 'hotel names')
const index = new HotelNameIndex()
for (const { hotel } of samples) index.put(hotel)

const misspelled = 'abcdefghijklmnopqrstuvwxyz'
const wrongCharacters = '我你他她们这那什么时候的了在有是好看吃喝走来去说话书本桌椅树草虫鱼鸟'
/** Characters that are pronounced alike. */
const homophones =
  '京经 海害 广光 州洲 成城 都督 庆清 沙纱 安按 门们 杭航 南男 苏酥 武五 汉旱 青轻 岛导 大达 连莲 明名 贵桂 阳羊 林临 三叁 山衫 路陆 人仁 民敏 场厂 车扯 站占 机鸡 乐勒 音因 厅听 银吟 街接 解姐 放仿 碑杯 会惠 展斩 中钟 心新 学穴 江姜 高糕 区曲 古谷 西吸 湖胡 东冬 体替 育玉 馆管 步布 行形 万腕 国果 金今 融容 科棵 技计 园圆 动洞 物误 长常 桥乔 图涂 书叔 码马 头投 建见 设社 和河 平瓶 云匀 锦紧 绣秀 珠猪 方芳 华滑 庭停 悦月 凤奉 凰黄 龙笼 丰风 嘉家 禾何 维唯 景井 天添 豪毫 亚哑 丽力 星兴 意易 望忘 颐仪 美每 宜移 尚上 酒九 店电 宾滨 饭犯 寓玉 客克 宿素'
    .split(' ')
    .flatMap((pair): [string, string][] => [
      [pair.charAt(0), pair.charAt(1)],
      [pair.charAt(1), pair.charAt(0)],
    ])
const homophoneOf = new Map(homophones)

/** The keyword that a row makes of a name; null where the name has nothing of the kind. */
type Row = (sample: NamedSample, draw: Draw) => string | null

const replaced = (text: string, at: number, by: string) =>
  [...text].map((character, position) => (position === at ? by : character)).join('')
const fullWidth = (text: string) =>
  [...text]
    .map((character) => (/[!-~]/.test(character) ? String.fromCharCode(character.charCodeAt(0) + 0xfee0) : character))
    .join('')

const rows: Record<string, Row> = {
  'English with one letter wrong': ({ english }, draw) => {
    const positions = [...english].flatMap((character, at) => (/[a-z]/i.test(character) ? [at] : []))
    return replaced(english, draw.pick(positions), draw.pick([...misspelled]))
  },
  'a part of an English name': ({ english }, draw) => {
    const all = english.split(' ')
    const from = draw.between(0, 1)
    return all.slice(from, all.length - draw.between(0, 1)).join(' ')
  },
  'Chinese with one character wrong': ({ chinese }, draw) =>
    replaced(chinese, draw.between(0, [...chinese].length - 1), draw.pick([...wrongCharacters])),
  'Chinese with a homophone': ({ chinese }, draw) => {
    const able = [...chinese].flatMap((character, at) => (homophoneOf.has(character) ? [at] : []))
    if (able.length === 0) return null
    const at = draw.pick(able)
    return replaced(chinese, at, homophoneOf.get(chinese.charAt(at)) ?? '')
  },
  'traditional characters': ({ chinese, traditional }) => (chinese === traditional ? null : traditional),
  'full-width letters': ({ english }) => fullWidth(english),
  'pinyin with digits': ({ digits }) => digits && digits[0],
  'pinyin with digits read': ({ digits }) => digits && digits[1],
  'pinyin of polyphones': ({ chinese, pinyin }) => (/[都重长厦乐行朝会大和柏]/.test(chinese) ? pinyin.join('') : null),
  'pinyin in syllables': ({ pinyin }) => pinyin.join(' '),
  'pinyin initials': ({ pinyin }) =>
    pinyin.map((syllable) => (/^\d/.test(syllable) ? syllable : syllable.charAt(0))).join(''),
}

/** Up to 500 names and their keywords, without those whose keyword more than five names share. */
function requestedSamples(row: Row, draw: Draw): { sample: NamedSample; keyword: string }[] {
  const all = samples.flatMap((sample) => {
    const keyword = row(sample, draw)
    return keyword === null ? [] : [{ sample, keyword }]
  })
  const shared = new Map<string, number>()
  for (const { keyword } of all) shared.set(keyword, (shared.get(keyword) ?? 0) + 1)
  return draw.some(
    all.filter(({ keyword }) => (shared.get(keyword) ?? 0) <= MOST_SHARED),
    REQUESTED,
  )
}

/** Whether the hotel of a name stands among the first five that a keyword finds. */
function isFound({ sample, keyword }: { sample: NamedSample; keyword: string }): boolean {
  const first = index.find(keyword).hotels.slice(0, 5)
  return first.some(({ id }) => id === sample.hotel.id)
}

describe('everywhere, of 500 names at least 95 in 100 stand in the first five', () => {
  it.each(Object.entries(rows))('%s', (name, row) => {
    const requested = requestedSamples(row, new Draw(name))
    expect(requested.length).toBe(REQUESTED)
    expect(requested.filter(isFound).length / requested.length).toBeGreaterThanOrEqual(0.95)
  })
})

describe('so they do in suggestions, which are requested without white space', () => {
  const catalogue = { version: 1, cities: [], cityById: new Map(), holidays: new Map(), fx: new Map() }

  it.each(['English with one letter wrong', 'a part of an English name', 'pinyin in syllables'])('%s', (name) => {
    const row = rows[name]
    if (!row) throw new Error(`no row ${name}`)
    const requested = requestedSamples((...given) => row(...given)?.replace(/\s+/g, '') ?? null, new Draw(name))
    const suggested = requested.filter(({ sample, keyword }) =>
      suggestedHotels(index.find(keyword), catalogue, keyword).some(({ value }) => value === sample.hotel.id),
    )
    expect(suggested.length / requested.length).toBeGreaterThanOrEqual(0.95)
  })
})

test.each([
  ['a keyword as it is written', 'Alpha Inn Ghent', null],
  ['a wrong letter', 'Alpha Inn Ghant', 'Alpha Inn Ghent'],
  ['two letters swapped', 'Aplha Inn', 'Alpha Inn'],
  ['words as one, with a letter too many', 'alphainnnghent', 'Alpha Inn Ghent'],
  ['Chinese with a wrong character', '根特阿尔发旅店', '根特阿尔法旅店'],
  ['what nothing is near', 'Zzyzx', null],
])('reports what was searched for instead of %s', (_, keyword, corrected) => {
  const small = new HotelNameIndex()
  const { hotel } = namedSamples(1, 'one')[0] ?? {}
  if (!hotel) throw new Error('no hotel')
  small.put({ ...hotel, name: 'Alpha Inn Ghent', localName: '根特阿尔法旅店' })
  expect(small.find(keyword).correctedKeyword).toBe(corrected)
})

test('a hotel that is taken out or renamed is no longer found by its old name', () => {
  const own = new HotelNameIndex()
  const { hotel } = namedSamples(1, 'one')[0] ?? {}
  if (!hotel) throw new Error('no hotel')
  own.put({ ...hotel, name: 'Alpha Inn' })
  own.put({ ...hotel, name: 'Beta Inn' })
  expect([own.find('Alpha').hotels.length, own.find('Beta').hotels.length]).toEqual([0, 1])
  own.remove(hotel.id)
  expect(own.find('Beta').hotels).toEqual([])
})

test('of a long keyword the first 40 characters count, and no half word', () => {
  expect(cutKeyword(' Brackenridge Porto Convention Centre Hotel & Spa ')).toBe('Brackenridge Porto Convention Centre')
  expect([...cutKeyword('酒'.repeat(60))]).toHaveLength(40)
})
