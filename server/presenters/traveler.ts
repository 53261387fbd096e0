import type { Traveler } from '@/contract/traveler'
import { idTypeName, isIdTypeSupported, maskIdNumber } from '@/domain/account/id-number'
import type { TravelerRow } from '../repositories/traveler'
import { openIdNumber } from '../travelers/open-id-number'

/** A traveler as their owner sees them: the document's number is masked and never leaves the server in full. */
export function presentTraveler(secret: string, row: TravelerRow, countryCode: string | null): Traveler {
  const { id, name, idType, birthday, tel } = row
  const idNo = maskIdNumber(openIdNumber(secret, row) ?? '')
  const disabled = !isIdTypeSupported(idType, countryCode)
  return { id, name, idType, idTypeName: idTypeName(idType), idNo, birthday, tel, disabled }
}
