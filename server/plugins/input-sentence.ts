import { profileTexts } from '@/domain/account/account-text'
import type { UnsafePart } from './unsafe-part'

/** What people call the input fields that they fill in or choose. */
const wordsOf: Readonly<Record<string, string>> = {
  adults: 'the number of adults',
  areas: 'the areas',
  arriveTime: 'the arrival time',
  birthday: 'the birthday',
  breakfast: 'the breakfast filter',
  channel: 'the way to pay',
  checkIn: 'the check-in day',
  checkOut: 'the check-out day',
  children: 'the number of children',
  code: 'the code',
  contact: 'the contact details',
  country: 'the country',
  countryCode: 'the country code',
  cropLeft: 'the part of the picture',
  cropSide: 'the part of the picture',
  cropTop: 'the part of the picture',
  currency: 'the currency',
  currencyCode: 'the currency',
  days: 'the number of days',
  dialCode: 'the country code of the phone number',
  email: 'the email address',
  file: 'the picture',
  freeCancellation: 'the free cancellation filter',
  from: 'the first day',
  gender: 'the gender',
  grades: 'the star rating',
  guests: 'the names of the guests',
  idNo: 'the document number',
  idType: 'the type of document',
  intro: 'the introduction',
  keyword: 'what you search for',
  lat: 'the position',
  lng: 'the position',
  name: 'the name',
  nearLat: 'the position',
  nearLng: 'the position',
  newpassword: 'the new password',
  nickName: 'the nickname',
  password: 'the password',
  phone: 'the phone number',
  priceFromMinor: 'the lowest price',
  priceToMinor: 'the highest price',
  rooms: 'the number of rooms',
  sort: 'the order of the list',
  specialRequest: 'the special request',
  tags: 'the filters',
  tel: 'the phone number',
}

/** The nearest name of a field's path that people know: of `guests.0.name` it is the name. */
function wordsFor(field: string): string | null {
  const known = field.split('.').findLast((name) => Object.hasOwn(wordsOf, name))
  return known === undefined ? null : (wordsOf[known] ?? null)
}

/** Returns what to tell people of a field that is absent or wrong; a field that no person fills in is not named. */
export function inputSentence(field: string, isMissing: boolean): string {
  const words = wordsFor(field)
  if (words === null) return 'Something in this request was not right. Please go back and try again.'
  return isMissing ? `Please fill in ${words}.` : `Please check ${words}.`
}

/** Returns what to tell people of a value that nothing can be done with. */
export const unsafeSentence = ({ reason }: UnsafePart): string =>
  reason === 'depth' ? inputSentence('', false) : profileTexts.hiddenCharacters
