import { isRecord } from '../is-record'
import { cleanTel, isPhone } from './phone'
import { cleanIdNumber, isBirthday, isIdNumber } from './id-number'
import { travelerNotes, travelerTexts } from '../text/texts'

/** What is written about a traveler; a null birthday is not asked for, which is birthday mode off (spec §5). */
export interface TravelerFields {
  readonly name: string
  readonly idType: string
  readonly idNo: string
  readonly birthday: string | null
  readonly tel: string
}

/** A saved traveler as the popup needs it; idNo is masked, and empty where the stored number can't be read. */
interface SavedFields {
  readonly id: string
  readonly name: string
  readonly idType: string
  readonly idNo: string
  readonly birthday: string | null
  readonly tel: string
}

/** The empty form of a new traveler; a birthday is there only where it is asked for. */
export const newTravelerForm = (idType: string, asksBirthday: boolean): TravelerFields => ({
  name: '',
  idType,
  idNo: '',
  birthday: asksBirthday ? '' : null,
  tel: '',
})

/** The form of a saved traveler: its number stays where it is until another is typed. */
export const travelerFormOf = (saved: SavedFields, asksBirthday: boolean): TravelerFields => ({
  name: saved.name,
  idType: saved.idType,
  idNo: '',
  birthday: asksBirthday ? (saved.birthday ?? '') : null,
  tel: saved.tel,
})

/** Whether an empty number leaves the stored one: one can be read, and it is of the document that is chosen. */
export const keepsStoredNumber = (saved: SavedFields | null, form: TravelerFields): boolean =>
  saved !== null && saved.idNo !== '' && saved.idType === form.idType

/** A traveler's fields as they are judged and kept: trimmed, number and phone cleaned (spec §5). */
export const cleanTraveler = ({ name, idType, idNo, birthday, tel }: TravelerFields): TravelerFields => ({
  name: name.trim(),
  idType,
  idNo: cleanIdNumber(idNo),
  birthday: birthday === null ? null : birthday.trim(),
  tel: cleanTel(tel),
})

/** What is wrong with a traveler's fields: the first thing, in the specification's order, and where. */
export interface TravelerFault {
  readonly field: 'name' | 'idNo' | 'birthday' | 'tel'
  readonly message: string
  /** The same in English. */
  readonly note: string
}

/** What the fields are judged by. */
interface TravelerRules {
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

function isNumberRight({ idType, idNo, birthday }: TravelerFields, rules: TravelerRules): boolean {
  if (idNo === '') return rules.keepsNumber
  return birthday !== null || isIdNumber(idType, idNo, rules.today)
}

/** A traveler's form as it outlives the end of a sign-in: whose it is, of which saved traveler, who was ticked, and whether it was about to be saved. */
export interface TravelerDraft {
  readonly uid: string
  /** The saved traveler that is edited; null for a new one. */
  readonly id: string | null
  readonly form: TravelerFields
  readonly selectedIds: readonly string[]
  readonly isSaving: boolean
  readonly keptAtMs: number
}

/** A document's number lies in the open here, so not for longer than a sign-in takes. */
const LIFETIME_MS = 30 * 60_000

const isText = (value: unknown): value is string => typeof value === 'string'

const isForm = (value: unknown): value is TravelerFields =>
  isRecord(value) &&
  [value.name, value.idType, value.idNo, value.tel].every(isText) &&
  (value.birthday === null || isText(value.birthday))

const isDraft = (value: unknown): value is TravelerDraft =>
  isRecord(value) &&
  isText(value.uid) &&
  (value.id === null || isText(value.id)) &&
  isForm(value.form) &&
  Array.isArray(value.selectedIds) &&
  value.selectedIds.every(isText) &&
  typeof value.isSaving === 'boolean' &&
  typeof value.keptAtMs === 'number'

/** Reads a kept draft; null where there is none, it is damaged, too old or somebody else's. */
export function readTravelerDraft(text: string | null, uid: string | null, nowMs: number): TravelerDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isDraft(value) || value.uid !== uid) return null
    return nowMs - value.keptAtMs < LIFETIME_MS ? value : null
  } catch {
    return null
  }
}
