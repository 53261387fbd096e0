import { isRecord } from '../is-record'
import { cleanTel, isPhone } from './phone'
import { cleanIdNumber, isBirthday, isIdNumber } from './id-number'
import { travelerEnglishText, travelerText } from '../text/traveler-text'

/** Fields of a traveler's form; birthday is null when birthday mode is off (spec §5). */
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

/** Empty form of a new traveler; birthday is null where it is not required. */
export const newTravelerForm = (idType: string, hasBirthday: boolean): TravelerFields => ({
  name: '',
  idType,
  idNo: '',
  birthday: hasBirthday ? '' : null,
  tel: '',
})

/** The form of a saved traveler: its number stays where it is until another is typed. */
export const travelerFormOf = (saved: SavedFields, hasBirthday: boolean): TravelerFields => ({
  name: saved.name,
  idType: saved.idType,
  idNo: '',
  birthday: hasBirthday ? (saved.birthday ?? '') : null,
  tel: saved.tel,
})

/** Whether an empty number leaves the stored one: one can be read, and it is of the document that is chosen. */
export const retainsStoredNumber = (saved: SavedFields | null, form: TravelerFields): boolean =>
  saved !== null && saved.idNo !== '' && saved.idType === form.idType

/** Normalizes a traveler's fields for validation and storage: trimmed, number and phone cleaned (spec §5). */
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
  readonly englishText: string
}

/** What the fields are judged by. */
interface TravelerRules {
  /** Nobody is born after it, `YYYY-MM-DD`. */
  readonly today: string
  /** A number of this document is stored already and an empty field leaves it. */
  readonly hasStoredNumber: boolean
}

/** Returns the first fault that prevents saving a traveler, or null (spec §5). */
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
): TravelerFault => ({ field, message: travelerText[text], englishText: travelerEnglishText[text] })

function isNumberRight({ idType, idNo, birthday }: TravelerFields, rules: TravelerRules): boolean {
  if (idNo === '') return rules.hasStoredNumber
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

/** Reads a stored draft; null where there is none, or it is damaged, too old or another user's. */
export function readTravelerDraft(text: string | null, uid: string | null, nowMs: number): TravelerDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isDraft(value) || value.uid !== uid) return null
    return nowMs - value.keptAtMs < LIFETIME_MS ? value : null
  } catch {
    return null
  }
}
