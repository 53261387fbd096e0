import type { HotelSort } from '@/contract/search'
import { readCount } from './numbers'

/** What a question wants of hotels; `dropped` is no longer wanted, `unknown` can't be filtered by. */
export interface FeaturesReading {
  readonly grades: readonly number[] | null
  readonly tags: readonly string[]
  readonly breakfast: boolean | null
  readonly freeCancellation: boolean | null
  readonly dropped: readonly string[]
  readonly unknown: readonly UnknownFeature[]
  readonly sort: HotelSort | null
}

/** Features that people look for and no hotel is filtered by, with their names in both languages. */
export const unknownFeatures = {
  pets: { pattern: /pets?(?![a-z])|dogs?(?![a-z])|\bcats?(?![a-z])|宠物|带狗|带猫|狗狗|猫咪/, en: 'pets', zh: '宠物' },
  view: {
    pattern: /(?:sea|ocean|lake|river|city|mountain|bay)[ -]?views?|with a view|海景|江景|湖景|山景|夜景房/,
    en: 'views',
    zh: '景观',
  },
  kitchen: { pattern: /kitchen(?:ette)?|cook for|厨房|做饭/, en: 'kitchens', zh: '厨房' },
  balcony: { pattern: /balcon|terrace|阳台|露台/, en: 'balconies', zh: '阳台' },
  bathtub: { pattern: /bath ?tub|jacuzzi|hot tub|浴缸/, en: 'bathtubs', zh: '浴缸' },
  charging: {
    pattern: /(?:ev|electric car|tesla)[ -]?charg|charging station|充电桩/,
    en: 'charging of cars',
    zh: '充电桩',
  },
  onsen: { pattern: /onsen|hot springs?|温泉/, en: 'hot springs', zh: '温泉' },
  quiet: { pattern: /quiet|peaceful|安静|清静/, en: 'quietness', zh: '安静程度' },
  smoking: { pattern: /(?:non-?|no )?smoking|无烟|吸烟/, en: 'smoking rules', zh: '吸烟规定' },
} as const

type UnknownFeature = keyof typeof unknownFeatures

const tagPatterns: readonly (readonly [tag: string, pattern: string])[] = [
  ['wifi', 'wi-?fi|wireless|internet|无线网?|网络|上网'],
  ['pool', '(?:swimming )?pools?(?![a-z])|swim(?![a-z])|swimming|泳池|游泳'],
  ['parking', 'parking|car ?park|garage|park (?:my|the|a|our) car|停车'],
  [
    'family',
    'famil(?:y|ies)[ -]?friendly|kids?[ -]friendly|child(?:ren)?[ -]friendly|cots?(?![a-z])|high ?chairs?|cribs?(?![a-z])|亲子|婴儿床|儿童床',
  ],
  ['gym', 'gyms?(?![a-z])|fitness|work ?out|健身'],
  ['spa', 'spas?(?![a-z])|saunas?|massages?|水疗|桑拿|按摩'],
  ['restaurant', 'restaurants?|餐厅|饭店里吃'],
  ['bar', '(?:a|the|with|and|hotel|rooftop) bars?(?![a-z])|(?<=without |no )bars?(?![a-z])|cocktails?|酒吧'],
  ['airport-transfer', 'airport (?:transfer|shuttle|pick-?up)s?|shuttle|pick me up|接机|送机|机场接送|接送机'],
  ['step-free', 'wheel-?chairs?|step-?free|accessib\\w+|disabled|barrier-free|无障碍|轮椅'],
  [
    'front-desk-24h',
    '24[ -]?(?:h|hours?|/7)[ -]*(?:front desk|reception)|(?:front desk|reception) (?:is )?(?:open )?24|24小时前台|二十四小时前台',
  ],
  ['air-conditioning', 'air[ -]?con(?:ditioning|ditioned)?(?![a-z])|a/c(?![a-z])|空调'],
  ['laundry', 'laundry|wash(?:ing)? (?:machine|my clothes)|洗衣'],
  ['bicycles', '(?:bi)?cycles?(?![a-z])|bikes?(?![a-z])|自行车|单车'],
  ['concierge', 'concierge|礼宾'],
  ['meeting-rooms', 'meeting rooms?|conference rooms?|会议室'],
]

const BREAKFAST = 'breakfasts?|含早|早餐|双早|包早|b&b'
const FREE_CANCELLATION =
  'free(?:ly)?[ -]+cancel\\w*|cancel\\w*[ -]+(?:for )?free|cancell?able|refundable(?! voucher)|flexible (?:rate|booking|cancel\\w*)|免费取消|可取消|可以取消|能取消|可退'

const NO =
  "(?:no|without(?: the| a| any)?|don'?t (?:need|want|care about)(?: the| a| any)?|doesn'?t need(?: a)?|not need(?: a)?|forget (?:about )?the|skip the|不要|不用|不需要|无需|不含|别要|去掉|取消掉)(?: ?free|免费)? *"

const isDropped = (text: string, pattern: string): boolean =>
  new RegExp(`(?<![a-z])${NO}(?:${pattern})`).test(text) ||
  new RegExp(`(?:${pattern})(?: is| are)? (?:not needed|not necessary|does ?n[o']t matter|no longer needed)`).test(
    text,
  ) ||
  new RegExp(`(?:${pattern})(?:就)?(?:不要了|不需要|无所谓|不用)`).test(text)

const has = (text: string, pattern: string): boolean => new RegExp(`(?<![a-z])(?:${pattern})`).test(text)

const STAR_COUNT = '([2-5]|two|three|four|five|[二两三四五])'
const starsOf = (text: string | undefined): number => readCount(text ?? '') ?? 0

const LUXURY_STARS = 5
/** A hotel of five stars may have the grade of luxury too. */
const gradesOfStars = (stars: number): number[] => (stars === LUXURY_STARS ? [6, 7] : [stars + 1])

/** Reads wanted grades (3 is two stars … 7 luxury); null where none is named. */
function readGrades(text: string): number[] | null {
  const range = new RegExp(`${STAR_COUNT} ?(?:-|–|to|or|/|到|至|或)? ?${STAR_COUNT}[ -]*(?:\\*|stars?|星)`).exec(text)
  if (range) {
    const [low, high] = [starsOf(range[1]), starsOf(range[2])].toSorted((one, other) => one - other)
    return starsFrom(low ?? 2, high)
  }
  const least = new RegExp(
    `(?:at least|min(?:imum)?|至少|不低于) ?${STAR_COUNT}[ -]*(?:\\*|stars?|星)|${STAR_COUNT}\\+? ?-?(?:\\*|stars?|星级?) ?(?:hotels? )?(?:\\+|or (?:more|better|above|higher|up)|and (?:up|above|higher)|以上|及以上|或以上)|${STAR_COUNT}\\+[ -]*stars?`,
  ).exec(text)
  if (least) return starsFrom(starsOf(least[1] ?? least[2] ?? least[3]))
  const exact = new RegExp(`(?<![\\d.第])${STAR_COUNT}[ -]*(?:\\*|stars?(?![a-z])|星)`).exec(text)
  if (exact) return gradesOfStars(starsOf(exact[1]))
  return /luxur(?:y|ious)|deluxe hotel|high-?end|奢华|豪华(?!房|大床|双床|间)|高端/.test(text) ? [6, 7] : null
}

function starsFrom(low: number, high = LUXURY_STARS): number[] {
  return [2, 3, 4, 5].filter((stars) => stars >= low && stars <= high).flatMap(gradesOfStars)
}

const sorts: readonly (readonly [sort: HotelSort, pattern: RegExp])[] = [
  ['price_high', /most expensive|priciest|最贵/],
  [
    'price_low',
    /cheap(?:er|est)?(?![a-z])|lowest price|low(?:er|est)? (?:cost|price|rate)|inexpensive|less expensive|affordable|on a budget|budget (?:hotel|stay|friendly|accommodation)|good value|便宜|性价比|经济(?:型|实惠)|最低价|实惠|低价/,
  ],
  [
    'rating',
    /best[ -](?:rated|reviewed|hotels?|scores?|ones?|place)|highest[ -](?:rated|rating|score)|top[ -]rated|well[ -]reviewed|good reviews|best reviews|sort(?:ed)? by (?:rating|score)|评分(?:最|高)|口碑|评价(?:最|好|高)|好评|最好的|最受欢迎|分数最高/,
  ],
  [
    'distance',
    /near(?:est)?(?![a-z])|close(?:st)? to|closest|city cent(?:er|re)|cent(?:er|re) of|central(?:ly)?(?![a-z])|walking distance|next to|around the corner|市中心|附近|旁边|周边|最近的|离.{1,12}近|靠近|步行/,
  ],
]

/** Reads what a normal text wants of hotels. */
export function readFeatures(text: string): FeaturesReading {
  const all: readonly (readonly [string, string])[] = [
    ...tagPatterns,
    ['breakfast', BREAKFAST],
    ['free-cancellation', FREE_CANCELLATION],
  ]
  const dropped = all.filter(([, pattern]) => isDropped(text, pattern)).map(([tag]) => tag)
  const wants = (tag: string, pattern: string) => has(text, pattern) && !dropped.includes(tag)
  return {
    grades: readGrades(text),
    tags: tagPatterns.filter(([tag, pattern]) => wants(tag, pattern)).map(([tag]) => tag),
    breakfast: wants('breakfast', BREAKFAST) ? true : dropped.includes('breakfast') ? false : null,
    freeCancellation: wants('free-cancellation', FREE_CANCELLATION)
      ? true
      : dropped.includes('free-cancellation')
        ? false
        : null,
    dropped,
    unknown: (Object.keys(unknownFeatures) as UnknownFeature[]).filter((key) =>
      unknownFeatures[key].pattern.test(text),
    ),
    sort: sorts.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
  }
}
