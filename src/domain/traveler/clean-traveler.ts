import { cleanTel } from '../forms/clean-tel'
import { cleanIdNumber } from './clean-id-number'
import type { TravelerFields } from './traveler-fields'

/** A traveler's fields as they are judged and kept: trimmed, number and phone cleaned (spec §5). */
export const cleanTraveler = ({ name, idType, idNo, birthday, tel }: TravelerFields): TravelerFields => ({
  name: name.trim(),
  idType,
  idNo: cleanIdNumber(idNo),
  birthday: birthday === null ? null : birthday.trim(),
  tel: cleanTel(tel),
})
