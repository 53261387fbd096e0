import type { TravelerFields } from './traveler-fields'

/** A saved traveler as the popup needs it; idNo is masked, and empty where the stored number can't be read. */
export interface SavedFields {
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
export const keepsNumber = (saved: SavedFields | null, form: TravelerFields): boolean =>
  saved !== null && saved.idNo !== '' && saved.idType === form.idType
