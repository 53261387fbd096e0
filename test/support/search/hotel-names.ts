import type { NamedHotel } from '../../../server/stays/search/name-index'
import { Draw } from '../../../server/stays/reference/draw'

/** A part of a Chinese name: simplified, pinyin with a space between syllables, traditional. */
type Part = readonly [simplified: string, pinyin: string, traditional: string]

const part = (line: string): Part => {
  const [simplified = '', traditional = '', ...syllables] = line.split(' ')
  return [simplified, syllables.join(' '), traditional]
}
const parts = (lines: string): readonly Part[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => part(line.trim()))
const listOf = (line: string) => line.trim().split(/\s*,\s*/)

/** The pinyin follows the local pronunciation. */
const cities = parts(`
  北京 北京 bei jing
  上海 上海 shang hai
  广州 廣州 guang zhou
  深圳 深圳 shen zhen
  成都 成都 cheng du
  重庆 重慶 chong qing
  长沙 長沙 chang sha
  西安 西安 xi an
  厦门 廈門 xia men
  杭州 杭州 hang zhou
  南京 南京 nan jing
  苏州 蘇州 su zhou
  武汉 武漢 wu han
  青岛 青島 qing dao
  大连 大連 da lian
  沈阳 瀋陽 shen yang
  哈尔滨 哈爾濱 ha er bin
  昆明 昆明 kun ming
  贵阳 貴陽 gui yang
  桂林 桂林 gui lin
  三亚 三亞 san ya
  乐山 樂山 le shan
  洛阳 洛陽 luo yang
  郑州 鄭州 zheng zhou
  天津 天津 tian jin
  济南 濟南 ji nan
  兰州 蘭州 lan zhou
  银川 銀川 yin chuan
  丽江 麗江 li jiang
  张家界 張家界 zhang jia jie
  长春 長春 chang chun
  福州 福州 fu zhou`)

const quarters = parts(`
  中山路 中山路 zhong shan lu
  人民广场 人民廣場 ren min guang chang
  火车站 火車站 huo che zhan
  机场 機場 ji chang
  长乐路 長樂路 chang le lu
  音乐厅 音樂廳 yin yue ting
  银行街 銀行街 yin hang jie
  朝阳门 朝陽門 chao yang men
  解放碑 解放碑 jie fang bei
  会展中心 會展中心 hui zhan zhong xin
  大学城 大學城 da xue cheng
  滨江 濱江 bin jiang
  高新区 高新區 gao xin qu
  古城 古城 gu cheng
  西湖 西湖 xi hu
  东门 東門 dong men
  体育馆 體育館 ti yu guan
  步行街 步行街 bu xing jie
  万达广场 萬達廣場 wan da guang chang
  南山 南山 nan shan
  新街口 新街口 xin jie kou
  国贸 國貿 guo mao
  金融街 金融街 jin rong jie
  科技园 科技園 ke ji yuan
  动物园 動物園 dong wu yuan
  长江大桥 長江大橋 chang jiang da qiao
  图书馆 圖書館 tu shu guan
  码头 碼頭 ma tou
  建设路 建設路 jian she lu
  和平路 和平路 he ping lu`)

const brands = parts(`
  云栖 雲棲 yun qi
  锦绣 錦繡 jin xiu
  明珠 明珠 ming zhu
  东方 東方 dong fang
  华庭 華庭 hua ting
  悦来 悅來 yue lai
  凤凰 鳳凰 feng huang
  金龙 金龍 jin long
  瑞丰 瑞豐 rui feng
  嘉禾 嘉禾 jia he
  维景 維景 wei jing
  天鹅 天鵝 tian e
  贵都 貴都 gui du
  帝豪 帝豪 di hao
  维多利亚 維多利亞 wei duo li ya
  丽思 麗思 li si
  星河 星河 xing he
  如意 如意 ru yi
  观澜 觀瀾 guan lan
  听涛 聽濤 ting tao
  望京 望京 wang jing
  和颐 和頤 he yi
  柏悦 柏悅 bo yue
  秋果 秋果 qiu guo
  美豪 美豪 mei hao
  宜尚 宜尚 yi shang
  城市便捷 城市便捷 cheng shi bian jie
  长行 長行 chang xing
  重阳 重陽 chong yang
  乐天 樂天 le tian
  都会 都會 du hui
  银座 銀座 yin zuo
  蓝湾 藍灣 lan wan
  尚客 尚客 shang ke
  青年 青年 qing nian
  花间 花間 hua jian
  听雨 聽雨 ting yu
  竹里 竹里 zhu li`)

const numbered: readonly (readonly [Part, digits: string, read: string])[] = [
  [['7天', '7 tian', '7天'], '7tian', 'qitian'],
  [['99', '99', '99'], '99', 'jiujiu'],
  [['8号公馆', '8 hao gong guan', '8號公館'], '8haogongguan', 'bahaogongguan'],
  [['21克拉', '21 ke la', '21克拉'], '21kela', 'eryikela'],
  [['1912', '1912', '1912'], '1912', 'yijiuyier'],
  [['365连锁', '365 lian suo', '365連鎖'], '365liansuo', 'sanliuwuliansuo'],
]

const kinds = parts(`
  酒店 酒店 jiu dian
  大酒店 大酒店 da jiu dian
  宾馆 賓館 bin guan
  饭店 飯店 fan dian
  国际酒店 國際酒店 guo ji jiu dian
  公寓 公寓 gong yu
  客栈 客棧 ke zhan
  民宿 民宿 min su`)

const englishBrands = listOf(
  `Aldermoor, Brackenridge, Casa Verdona, Dunmore, Eastgate, Ferrowyn, Grand Meridien, Halcyon, Iverness, Juniper Hill,
  Kestrel, Larkspur, Montclair, Northwind, Oakhaven, Palatine, Quayside, Ravenscourt, Silverbirch, Thornbury, Umberto,
  Villanova, Westbourne, Yarrow, Zephyr, Copperfield, Belvedere, Citadine Blue, Radley Park, Saint Aubin`,
)
const englishPlaces = listOf(
  `Leeds, Bristol, Lisbon, Porto, Seville, Lyon, Marseille, Hamburg, Dresden, Vienna, Salzburg, Prague, Brno, Krakow,
  Gdansk, Riga, Tallinn, Helsinki, Turku, Oslo, Bergen, Uppsala, Aarhus, Utrecht, Ghent, Bruges, Zurich, Geneva, Turin,
  Bologna, Verona, Palermo, Athens, Sofia, Bucharest, Boston, Chicago, Denver, Seattle, Portland, Austin, Savannah,
  Toronto, Montreal, Halifax, Perth, Adelaide, Auckland, Nairobi, Cape Town`,
)
const englishQuarters = listOf(
  `Old Town, Harbour, Central Station, Riverside, Market Street, Airport, Cathedral Square, Museum Quarter, University,
  King Street, Opera, Castle Hill, Docklands, North Gate, Victoria Park, Lakeside, Convention Centre, Botanic Garden`,
)
const englishKinds = listOf('Hotel, Inn, Suites, Hotel & Spa, Residence, Boutique Hotel, Guest House, Lodge')

/** A hotel with names as people would type them. */
export interface NamedSample {
  readonly hotel: NamedHotel
  readonly english: string
  readonly chinese: string
  readonly traditional: string
  /** Syllables as pronounced. */
  readonly pinyin: readonly string[]
  /** The pinyin of a numbered brand with its digits, and with the digits read; null where it has none. */
  readonly digits: readonly [written: string, read: string] | null
}

/** Hotels of made-up brands in real places, each with an English and a Chinese name of its own. */
export function namedSamples(count: number, seed: string): NamedSample[] {
  const draw = new Draw(seed)
  const taken = new Set<string>()
  const samples: NamedSample[] = []
  while (samples.length < count) {
    const sample = namedSample(draw, samples.length + 1)
    if (taken.has(sample.english) || taken.has(sample.chinese)) continue
    taken.add(sample.english).add(sample.chinese)
    samples.push(sample)
  }
  return samples
}

function namedSample(draw: Draw, rank: number): NamedSample {
  const city = draw.pick(cities)
  const quarter = draw.pick(quarters)
  const number = draw.chance(20) ? draw.pick(numbered) : null
  const brand = number?.[0] ?? draw.pick(brands)
  const kind = draw.pick(kinds)
  const inOrder = draw.chance(50) ? [city, brand, quarter, kind] : [city, quarter, brand, kind]
  const chinese = inOrder.map(([simplified]) => simplified).join('')
  const joined = (text: string) => inOrder.map((one) => (one === brand ? text : one[1].replaceAll(' ', ''))).join('')
  const place = draw.pick(englishPlaces)
  const english = [draw.pick(englishBrands), place, draw.pick(englishQuarters), draw.pick(englishKinds)].join(' ')
  return {
    hotel: {
      id: `hotel-${rank}`,
      cityId: city[1].replaceAll(' ', ''),
      name: english,
      localName: chinese,
      otherNames: [],
      district: '',
      lat: 30,
      lng: 120,
      rank,
      cityNames: [place],
    },
    english,
    chinese,
    traditional: inOrder.map(([, , traditional]) => traditional).join(''),
    pinyin: inOrder.flatMap(([, pinyin]) => pinyin.split(' ')),
    digits: number && [joined(number[1]), joined(number[2])],
  }
}
