import { basicFacilities, moreFacilities } from '../seed/data/facility-kinds'
import type { FacilityDraft } from './hotel-draft'

/** A facility by the words that name it; it is free only where the words say so, unless it always is. */
interface FacilityWords {
  readonly words: RegExp
  readonly name: string
  readonly icon: string
  readonly tag: string | null
  readonly isAlwaysFree: boolean
}

const kinds = new Map([...basicFacilities, ...moreFacilities].map((kind) => [kind.name, kind]))

function known(words: RegExp, name: string, isAlwaysFree = false): FacilityWords {
  const kind = kinds.get(name)
  return { words, name, icon: kind?.icon ?? 'check', tag: kind?.tag ?? null, isAlwaysFree }
}

const facilityWords: readonly FacilityWords[] = [
  { ...known(/\bwi-?fi\b|\bwlan\b|\bwireless internet\b|无线|wifi/i, 'Wi-Fi'), icon: 'wifi', tag: 'Wi-Fi' },
  known(/air.?condition|空调/i, 'Air conditioning', true),
  known(/24.?(h|小时).*(front.?desk|reception|前台)|(front.?desk|reception).*24.?h/i, '24-hour front desk', true),
  known(/breakfast|早餐/i, 'Breakfast room'),
  known(/laundry|washing machine|洗衣/i, 'Laundry room'),
  known(/free (bicycle|bike)|(bicycle|bike)s? to borrow/i, 'Bicycles to borrow', true),
  known(/\bparking\b|car park|停车/i, 'Parking'),
  known(/\brestaurant|餐厅/i, 'Restaurant'),
  known(/\bbar\b|\bpub\b|酒吧/i, 'Bar'),
  known(/\bgym\b|fitness|健身/i, 'Gym'),
  known(/wheelchair|step-?free|\baccessible\b|无障碍/i, 'Step-free access', true),
  known(/\bmeeting|conference|会议/i, 'Meeting rooms'),
  known(/airport (transfer|shuttle)|接机|机场接送/i, 'Airport transfer'),
  known(/\bpools?\b(?! (table|bar|view))|swimming|游泳池|泳池/i, 'Swimming pool'),
  known(/\bspa\b|\bsauna\b|桑拿|水疗/i, 'Spa and sauna'),
  known(/concierge|礼宾/i, 'Concierge', true),
  known(/luggage|行李寄存/i, 'Luggage storage', true),
]

/** Words by which a feature is denied, or is not the hotel's own. */
const ABSENT =
  /\b(no|not|non|without|none|unavailable|nearby|near|next to|walking distance|planned|closed)\b|[:=]\s*(no|false|0)\b|^(无|没有|不提供|附近)|不可用/i
const FREE =
  /\bfree\b(?! (of|standing))|complimentary|\bincluded\b|no (extra |additional )?(charge|fee|cost)|at no cost|免费/i
const PAID = /surcharge|additional (charge|fee|cost)|extra (charge|fee|cost)|\bpaid\b|\bfees?\b|not free|收费/i
const SOME_ROOMS = /\b(some|selected|certain|most|few) (\w+ )?(rooms?|areas?)|部分/i
const PUBLIC_AREAS = /public (areas?|spaces?)|common (areas?|rooms?)|\blobby\b|公共区域|大堂/i
const ALL_ROOMS = /\b(all|every|each)\b.*\brooms?\b|throughout|entire property|全部客房|所有客房|全馆/i

/** The facility that a file's words mean, with no more than they promise, or null. */
export function facilityOf(text: string): FacilityDraft | null {
  const isFree = FREE.test(text) && !PAID.test(text)
  const stated = text.replace(FREE, ' ')
  if (ABSENT.test(stated)) return null
  const found = facilityWords.find(({ words }) => words.test(text))
  if (!found) return null
  const { name, icon, tag, isAlwaysFree } = found
  if (SOME_ROOMS.test(text)) return { icon, name: `${name} in some rooms`, isFree, tag: null }
  if (PUBLIC_AREAS.test(text)) return { icon, name: `${name} in public areas`, isFree, tag: null }
  if (name === 'Wi-Fi' && ALL_ROOMS.test(text) && isFree)
    return { icon, name: 'Wi-Fi in all rooms', isFree, tag: 'Free Wi-Fi' }
  const shown = isFree && tag !== null && (name === 'Wi-Fi' || name === 'Parking') ? `Free ${tag}` : tag
  const freeTag = shown === 'Free Parking' ? 'Free parking' : shown
  return { icon, name, isFree: isAlwaysFree ? !PAID.test(text) : isFree, tag: freeTag }
}
