import { isIdType } from './id-types'

/** Whether one can check in with a document: with any in mainland China, abroad with a passport alone; a null country is no stay in particular. */
export const isIdTypeSupported = (idType: string, countryCode: string | null): boolean =>
  isIdType(idType) && (countryCode === null || countryCode === 'CN' || idType === 'passport')
