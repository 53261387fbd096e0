import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import { galleryToday } from './gallery-clock'
import { pictureOf } from './gallery-facts'

function city(label: string, localName: string, country: string, countryCode: string): DestinationOption {
  return {
    value: label.toLowerCase(),
    label,
    showLabel: `${label}, ${country}`,
    localName,
    sourceType: 30,
    clickType: 1,
    countryCode,
    isAbroad: countryCode !== 'CN',
    timeZone: 'Asia/Shanghai',
    currencyCode: 'CNY',
    today: galleryToday,
    headImg: pictureOf('city-day-01'),
    hotelCount: 24,
  }
}

function region(label: string, localName: string, children: DestinationOption[]): DestinationRegion {
  const isAbroad = children[0]?.isAbroad ?? false
  const sourceType = isAbroad ? 10 : 20
  return { value: label, label, showLabel: label, localName, sourceType, clickType: 2, isAbroad, children }
}

const yunnan = [
  ['Kunming', '昆明'],
  ['Dali', '大理'],
  ['Lijiang', '丽江'],
  ['Shangri-La', '香格里拉'],
  ['Jinghong', '景洪'],
] as const

/** Beijing as a place to choose. */
export const galleryBeijing = city('Beijing', '北京', 'China', 'CN')

/** Kyoto as a place to choose. */
export const galleryKyoto = city('Kyoto', '京都', 'Japan', 'JP')

/** Few enough places to be laid out. */
export const galleryRegions: readonly DestinationRegion[] = [
  region('Beijing', '北京', [galleryBeijing]),
  region(
    'Yunnan',
    '云南',
    yunnan.map(([label, localName]) => city(label, localName, 'China', 'CN')),
  ),
  region('Japan', '日本', [city('Tokyo', '东京', 'Japan', 'JP'), galleryKyoto]),
  region('France', '法国', [city('Paris', '巴黎', 'France', 'FR')]),
]

const initials = [...'ABCDEFGHJK']

const guangdong = initials.flatMap((initial) =>
  ['an', 'ei', 'in', 'ong'].map((end) => city(`${initial}${end}zhou`, '', 'China', 'CN')),
)

/** One region with so many places, at most 40. */
export const galleryRegionOf = (count: number): DestinationRegion =>
  region('Guangdong', '广东', guangdong.slice(0, count))

/** So many places that regions are folded, one with an index by initial. */
export const galleryManyRegions: readonly DestinationRegion[] = [...galleryRegions, galleryRegionOf(40)]
