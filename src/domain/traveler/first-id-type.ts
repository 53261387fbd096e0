import { ID_TYPES, type IdType } from './id-types'
import { isIdTypeSupported } from './is-id-type-supported'

/** The document that a new traveler begins with where a stay is (ISO 3166 alpha-2); null for no stay in particular. */
export const firstIdType = (countryCode: string | null): IdType =>
  ID_TYPES.find((idType) => isIdTypeSupported(idType, countryCode)) ?? 'passport'
