import { cleanLine } from './clean-text'
import type { Fact } from './field-aliases'
import type { FacilityDraft } from './hotel-draft'
import type { RecordReader } from './record-reader'
import { facilityOf } from './facility-of'

const MOST_WORDS = 200

/** Facilities that an entry names, each with no more than its words promise; words that mean none get a note. */
export function draftFacilities(reader: RecordReader<Fact>): FacilityDraft[] {
  const found = new Map<string, FacilityDraft>()
  for (const word of wordsOf(reader)) {
    const facility = facilityOf(word)
    if (facility === null) reader.note(`feature "${word}" is none that we list`)
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
  const words = listed
    .flatMap((word) => (typeof word === 'string' ? cleanLine(word).slice(0, 100) : []))
    .filter(Boolean)
  if (reader.isYes('hasFreeParking')) words.push('free parking')
  if (/^(wlan|wifi|yes)$/i.test(reader.text('internet'))) {
    words.push(/^(no|false|0)$/i.test(reader.text('internetFee')) ? 'free wifi' : 'wifi')
  }
  if (reader.isYes('wheelchair')) words.push('wheelchair')
  if (reader.isYes('pool')) words.push('pool')
  if (reader.isYes('airConditioning')) words.push('air conditioning')
  return words.slice(0, MOST_WORDS)
}
