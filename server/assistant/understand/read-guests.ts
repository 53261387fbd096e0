import { STAY_LIMITS } from '@/domain/stays/wanted-stay'
import { DEFAULT_GUESTS, type GuestCounts } from '@/domain/stays/guests'
import { CHINESE_COUNT, ENGLISH_COUNT, readCount } from './numbers'

/** The numbers of guests and rooms that a question names; isTooMany where a search takes fewer. */
export interface GuestsReading {
  readonly counts: Partial<GuestCounts>
  readonly isTooMany: boolean
}

const NO_WORD = '(?<![a-z0-9.,])'
const EN = `${NO_WORD}(${ENGLISH_COUNT})[ -]*`
const ZH = `(?<![\\d第])(${CHINESE_COUNT}) ?(?:个|名|位)?`

type Field = 'adults' | 'children' | 'rooms' | 'people'

const counted: readonly (readonly [field: Field, pattern: RegExp])[] = [
  ['adults', new RegExp(`${EN}(?:adults?|grown-?ups?)`)],
  ['adults', new RegExp(`${ZH}(?:大人|成年人|成人|大(?=[\\d一二两三]小))`)],
  [
    'children',
    new RegExp(
      `${EN}(?:small |young |little )?(?:children|child|kids?|bab(?:y|ies)|infants?|toddlers?|sons?|daughters?)(?![a-z])`,
    ),
  ],
  ['children', new RegExp(`${ZH}(?:小孩子?|孩子|儿童|宝宝|小朋友|婴儿|娃)`)],
  ['children', /[大人] ?([\d一二两三四])小/],
  ['rooms', new RegExp(`${EN}(?:separate |double |twin |single |hotel |more )?rooms?(?![a-z])`)],
  ['rooms', new RegExp(`(${CHINESE_COUNT}) ?(?:间(?:房间?|客房|大床房|双床房|标间)?|个房间)`)],
  ['people', new RegExp(`${EN}(?:people|persons?|guests?|pax|travell?ers?|friends|of us)(?![a-z])`)],
  ['people', new RegExp(`${NO_WORD}(?:party|group) of (${ENGLISH_COUNT})(?![a-z])`)],
  ['people', new RegExp(`(?<![\\d第])(${CHINESE_COUNT}) ?(?:个人|位客人|位|人(?!民|工|房))`)],
  [
    'people',
    new RegExp(
      `${NO_WORD}for (\\d{1,2}|two|three|four|five|six|seven|eight)(?= *(?:$|[,.?!;]|please|instead|in |at |from |on |with |and |tonight|tomorrow|this |next |under |near ))`,
    ),
  ],
]

const couples =
  /(?<![a-z])(?:couple(?! of)|my (?:wife|husband|girlfriend|boyfriend|partner|spouse)|honeymoon)(?![a-z])|情侣|夫妻|两口子|(?:和|跟|带|与)(?:我的?)?(?:老婆|老公|太太|先生|妻子|丈夫|女朋友|男朋友|女友|男友)|蜜月/
const alone = /(?<![a-z])(?:solo|alone|by myself|just me|only me)(?![a-z])|独自|自己一个|就我|单人出/
const oneChild =
  /(?:with|and|plus) (?:my|our|a|one|the) (?:kid|child|son|daughter|baby|toddler)(?![a-z])|(?:带|和|跟)着?(?:个)?(?:孩子|小孩|宝宝|娃|儿子|女儿)/
const familyOf = new RegExp(`family of (${ENGLISH_COUNT})|一家([三四五六3-6])口`)
const including = /includ|of (?:whom|which|them)|其中|包括/

function countIn(text: string, field: Field): number | null {
  for (const [own, pattern] of counted) {
    if (own !== field) continue
    const match = pattern.exec(text)
    const count = match ? readCount(match[1] ?? '') : null
    if (count !== null && count > 0) return count
  }
  return null
}

function peopleIn(text: string): number | null {
  if (couples.test(text)) return 2
  return alone.test(text) ? 1 : countIn(text, 'people')
}

/** Reads how many people and rooms a normal text without dates and prices names; null where it names none. */
export function readGuests(text: string): GuestsReading | null {
  const family = familyOf.exec(text)
  const familySize = family ? readCount(family[1] ?? family[2] ?? '') : null
  const children = countIn(text, 'children') ?? (oneChild.test(text) ? 1 : null)
  const people = peopleIn(text)
  const isOf = people !== null && children !== null && including.test(text) && people > children
  const adults = countIn(text, 'adults') ?? (isOf ? people - children : people)
  const rooms = countIn(text, 'rooms')
  const counts = {
    ...(familySize !== null && familySize > 2 ? { adults: 2, children: familySize - 2 } : {}),
    ...(adults === null ? {} : { adults }),
    ...(children === null ? {} : { children }),
    ...(rooms === null ? {} : { rooms }),
  }
  if (Object.keys(counts).length === 0) return null
  const isTooMany = (['rooms', 'adults', 'children'] as const).some(
    (field) => (counts[field] ?? 0) > STAY_LIMITS[field],
  )
  return { counts, isTooMany }
}

/** Returns the party after a question named some of its numbers; every room has an adult. */
export function partyWith(
  { adults, children, rooms }: Partial<GuestCounts>,
  before: GuestCounts = DEFAULT_GUESTS,
): GuestCounts {
  const roomCount = Math.min(STAY_LIMITS.rooms, rooms ?? before.rooms)
  const isSmaller = adults !== undefined && rooms === undefined && adults < roomCount
  const party = {
    rooms: isSmaller ? adults : roomCount,
    adults: Math.min(STAY_LIMITS.adults, adults ?? Math.max(before.adults, roomCount)),
    children: Math.min(STAY_LIMITS.children, children ?? (adults === undefined ? before.children : 0)),
  }
  return { ...party, adults: Math.max(party.adults, party.rooms) }
}
