import { isIdType, type IdType } from './id-types'
import { isForeignerId } from './is-foreigner-id'
import { isHomeReturnPermit } from './is-home-return-permit'
import { isMainlandId } from './is-mainland-id'
import { isPassport } from './is-passport'
import { isTaiwanPermit } from './is-taiwan-permit'

const VERIFIERS: Readonly<Record<IdType, (number: string, today: string) => boolean>> = {
  mainlandId: isMainlandId,
  passport: isPassport,
  homeReturnPermit: isHomeReturnPermit,
  taiwanPermit: isTaiwanPermit,
  foreignerId: isForeignerId,
}

/** Whether a cleaned number can be one of that document (spec §5); nothing is of a document that is not known. */
export const isIdNumber = (idType: string, number: string, today: string): boolean =>
  isIdType(idType) && VERIFIERS[idType](number, today)
