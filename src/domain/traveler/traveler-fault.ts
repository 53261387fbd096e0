import { isPhone } from '../forms/is-phone'
import { travelerNotes, travelerTexts } from '../texts'
import { cleanTraveler } from './clean-traveler'
import { isBirthday } from './is-birthday'
import { isIdNumber } from './is-id-number'
import type { TravelerFields } from './traveler-fields'

/** What is wrong with a traveler's fields: the first thing, in the specification's order, and where. */
export interface TravelerFault {
  readonly field: 'name' | 'idNo' | 'birthday' | 'tel'
  readonly message: string
  /** The same in English. */
  readonly note: string
}

/** What the fields are judged by. */
export interface TravelerRules {
  /** Nobody is born after it, `YYYY-MM-DD`. */
  readonly today: string
  /** A number of this document is stored already and an empty field leaves it. */
  readonly keepsNumber: boolean
}

/** The first thing that keeps a traveler from being saved, or null (spec §5). */
export function travelerFault(written: TravelerFields, rules: TravelerRules): TravelerFault | null {
  const fields = cleanTraveler(written)
  if (fields.name === '') return faultOf('name', 'missingName')
  if (!isNumberRight(fields, rules)) return faultOf('idNo', 'wrongIdNo')
  if (fields.birthday !== null && !isBirthday(fields.birthday, rules.today)) {
    return faultOf('birthday', 'missingBirthday')
  }
  return isPhone('86', fields.tel) ? null : faultOf('tel', 'wrongTel')
}

const faultOf = (
  field: TravelerFault['field'],
  text: 'missingName' | 'wrongIdNo' | 'missingBirthday' | 'wrongTel',
): TravelerFault => ({ field, message: travelerTexts[text], note: travelerNotes[text] })

function isNumberRight({ idType, idNo, birthday }: TravelerFields, { today, keepsNumber }: TravelerRules): boolean {
  if (idNo === '') return keepsNumber
  return birthday !== null || isIdNumber(idType, idNo, today)
}
