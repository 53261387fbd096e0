import { isDay } from '@/domain/days/civil-day'
import type { Fact } from './field-aliases'
import type { FacilityDraft, HotelDraft, ReviewDraft } from './hotel-draft'
import { cleanLine, type RecordReader } from './record-reader'
import { basicFacilities, moreFacilities } from '../stays/reference/facility-kinds'

const MOST_PICTURES = 20

/** Reads contact addresses and picture URLs; an invalid one adds a warning. */
export function draftContact(
  reader: RecordReader<Fact>,
): Pick<HotelDraft, 'phone' | 'email' | 'website' | 'pictureUrls' | 'pictureCredit'> {
  const phone = reader.text('phone', 60)
  const isPhone = /^[+\d][\d\s()./;,+-]{2,}(\s*(ext|x)\.?\s*\d+)?$/i.test(phone)
  if (phone !== '' && !isPhone) reader.addWarning(`phone "${phone}" is no phone number`)
  const email = reader.text('email', 120)
  const isEmail = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email)
  if (email !== '' && !isEmail) reader.addWarning(`email "${email}" is no address`)
  return {
    phone: isPhone ? phone : '',
    email: isEmail ? email : '',
    website: websiteOf(reader),
    pictureUrls: picturesOf(reader),
    pictureCredit: reader.text('pictureCredit', 120),
  }
}

function websiteOf(reader: RecordReader<Fact>): string {
  const text = reader.text('website')
  if (text === '') return ''
  const address = httpAddress(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text)
  if (address === null) reader.addWarning(`website "${text}" is no http address`)
  return address ?? ''
}

/** Addresses of pictures in a list, in objects of a list, or in one text. */
function picturesOf(reader: RecordReader<Fact>): string[] {
  const value = reader.value('pictures')
  const listed = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,;|]+(?=https?:)/i) : []
  const listedAddresses = listed.flatMap(addressIn)
  const addresses = listedAddresses.flatMap((text) => {
    const address = httpAddress(text)
    if (address === null) reader.addWarning(`picture "${text.slice(0, 80)}" is no http address`)
    return address ?? []
  })
  return [...new Set(addresses)].slice(0, MOST_PICTURES)
}

function addressIn(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.trim() === '' ? [] : [entry.trim()]
  if (typeof entry !== 'object' || entry === null) return []
  const found = Object.entries(entry).find(
    ([name, value]) => /^(url|href|src|link)$/i.test(name) && typeof value === 'string',
  )
  return found ? addressIn(found[1]) : []
}

function httpAddress(text: string): string | null {
  if (!URL.canParse(text) || text.length > 1000) return null
  const { protocol, username, href } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null
}

/** A facility and the words that name it; it is free only where those words state it, unless it always is. */
interface FacilityPattern {
  readonly pattern: RegExp
  readonly name: string
  readonly icon: string
  readonly tag: string | null
  readonly isAlwaysFree: boolean
}

const kinds = new Map([...basicFacilities, ...moreFacilities].map((kind) => [kind.name, kind]))

function known(pattern: RegExp, name: string, isAlwaysFree = false): FacilityPattern {
  const kind = kinds.get(name)
  return { pattern, name, icon: kind?.icon ?? 'check', tag: kind?.tag ?? null, isAlwaysFree }
}

const facilityPatterns: readonly FacilityPattern[] = [
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
  const found = facilityPatterns.find(({ pattern }) => pattern.test(text))
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

const MOST_LABELS = 200

/** Returns the facilities that an entry names, none better than its words promise; unknown words add a warning. */
export function draftFacilities(reader: RecordReader<Fact>): FacilityDraft[] {
  const found = new Map<string, FacilityDraft>()
  for (const word of wordsOf(reader)) {
    const facility = facilityOf(word)
    if (facility === null) reader.addWarning(`feature "${word}" is none that we list`)
    else if (!found.get(facility.name)?.isFree) found.set(facility.name, facility)
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function wordsOf(reader: RecordReader<Fact>): string[] {
  const features = reader.value('features')
  const listed = Array.isArray(features)
    ? features
    : typeof features === 'string'
      ? features.split(/[,;|，、；\n]/)
      : []
  const labels = listed
    .flatMap((word) => (typeof word === 'string' ? cleanLine(word).slice(0, 100) : []))
    .filter(Boolean)
  if (reader.isYes('hasFreeParking')) labels.push('free parking')
  if (/^(wlan|wifi|yes)$/i.test(reader.text('internet'))) {
    labels.push(/^(no|false|0)$/i.test(reader.text('internetFee')) ? 'free wifi' : 'wifi')
  }
  if (reader.isYes('wheelchair')) labels.push('wheelchair')
  if (reader.isYes('pool')) labels.push('pool')
  if (reader.isYes('airConditioning')) labels.push('air conditioning')
  return labels.slice(0, MOST_LABELS)
}

/** The guest's review that an entry carries, or null where it carries none or one that can't be used. */
export function draftReview(reader: RecordReader<Fact>): ReviewDraft | null {
  const text = reader.longText('reviewText')
  const score = reader.number('reviewScore')
  const title = reader.text('reviewTitle')
  const nickName = reader.text('reviewer', 40)
  const day = reader.text('reviewedAt').slice(0, 10)
  if (text === '' && score === null) return null
  if (score === null || score < 0 || score > 5) {
    reader.addWarning('the review has no score from 0 to 5')
    return null
  }
  if (!/^(19|20)/.test(day) || !isDay(day)) {
    reader.addWarning('the review has no day')
    return null
  }
  return { nickName: nickName || 'A guest', score, content: [title, text].filter(Boolean).join('. '), day }
}
