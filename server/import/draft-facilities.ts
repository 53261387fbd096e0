import { basicFacilities, moreFacilities } from '../seed/data/facility-kinds'
import type { RecordReader } from './record-reader'

/** Which facility a file's word means, by the facility's name. */
const WORDS: readonly (readonly [word: RegExp, facility: string])[] = [
  [/\bwi-?fi\b|\bwlan\b|internet/i, 'Wi-Fi in all rooms'],
  [/air.?condition/i, 'Air conditioning'],
  [/24.?h.*(front.?desk|reception)/i, '24-hour front desk'],
  [/breakfast/i, 'Breakfast room'],
  [/laundry|washing/i, 'Laundry room'],
  [/bicycle|bike/i, 'Bicycles to borrow'],
  [/parking/i, 'Parking'],
  [/restaurant/i, 'Restaurant'],
  [/\bbar\b|pub/i, 'Bar'],
  [/gym|fitness/i, 'Gym'],
  [/wheelchair|step-?free|accessible/i, 'Step-free access'],
  [/meeting|conference/i, 'Meeting rooms'],
  [/airport (transfer|shuttle)/i, 'Airport transfer'],
  [/pool|swimming/i, 'Swimming pool'],
  [/\bspa\b|sauna/i, 'Spa and sauna'],
  [/concierge/i, 'Concierge'],
  [/luggage/i, 'Luggage storage'],
]

const order = [...basicFacilities, ...moreFacilities].map((kind) => kind.name)

/** Names of the facility kinds that an entry tells, in our order; words that mean none get a note. */
export function draftFacilities(reader: RecordReader): string[] {
  const found = new Set<string>()
  for (const word of wordsOf(reader)) {
    const facility = WORDS.find(([pattern]) => pattern.test(word))?.[1]
    if (facility) found.add(facility)
    else reader.note(`feature "${word}" is none that we list`)
  }
  return order.filter((name) => found.has(name))
}

function wordsOf(reader: RecordReader): string[] {
  const features = reader.value('features')
  const listed = Array.isArray(features) ? features : typeof features === 'string' ? features.split(/[,;|]/) : []
  const words = listed.flatMap((word) => (typeof word === 'string' ? word.trim() : [])).filter(Boolean)
  if (reader.isYes('hasFreeParking')) words.push('parking')
  if (/^(wlan|wifi|yes)$/i.test(reader.text('internet')) && !reader.isYes('internetFee')) words.push('wlan')
  if (reader.isYes('wheelchair')) words.push('wheelchair')
  if (reader.isYes('pool')) words.push('pool')
  if (reader.isYes('airConditioning')) words.push('air conditioning')
  return words
}
