import { profileText } from '@/domain/account/account-text'
import type { TSchema } from 'typebox'
import { ApiError, badInput } from '../errors'
import { compiledAtFirstUse } from './replies'

/** Why an input value cannot be used, whatever its schema allows, and the path to it. */
interface UnsafePart {
  readonly reason: 'depth' | 'characters'
  /** Names that lead to the place, joined by dots; empty where the value itself is at fault. */
  readonly field: string
}

/** Deepest nesting of lists and objects: several times what any input has, and far from what recursion can take. */
const DEEPEST = 16

/** NUL and lone surrogates: PostgreSQL stores neither. */
const unstorable = /[\0\p{Surrogate}]/u

interface Visit {
  readonly value: unknown
  readonly name: string
  readonly parent: Visit | null
  readonly depth: number
}

function pathOf(visit: Visit): string {
  const names: string[] = []
  for (let at: Visit | null = visit; at?.parent; at = at.parent) names.unshift(at.name)
  return names.join('.')
}

/** Returns the first part that is nested too deeply or has text that cannot be stored, names of fields included; never recurses. */
export function unsafePart(root: unknown): UnsafePart | null {
  const open: Visit[] = [{ value: root, name: '', parent: null, depth: 0 }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { value, depth } = visit
    if (typeof value === 'string' && unstorable.test(value)) return { reason: 'characters', field: pathOf(visit) }
    if (value === null || typeof value !== 'object') continue
    if (depth >= DEEPEST) return { reason: 'depth', field: '' }
    for (const [name, inner] of Object.entries(value)) {
      if (unstorable.test(name)) return { reason: 'characters', field: pathOf(visit) }
      open.push({ value: inner, name, parent: visit, depth: depth + 1 })
    }
  }
  return null
}

/** What people call the input fields that they fill in or choose. */
const faultTextOf: Readonly<Record<string, string>> = {
  address: 'the address',
  adults: 'the number of adults',
  areas: 'the areas',
  arriveTime: 'the arrival time',
  band: 'the score',
  bank: 'the bank',
  birthday: 'the birthday',
  breakfast: 'the breakfast filter',
  category: 'the category',
  channel: 'the way to pay',
  checkIn: 'the check-in day',
  checkOut: 'the check-out day',
  children: 'the number of children',
  cleanliness: 'the scores',
  code: 'the code',
  comment: 'what you wrote',
  contact: 'the contact details',
  content: 'what you wrote',
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
  explanation: 'the explanation',
  facilities: 'the scores',
  file: 'the picture',
  freeCancellation: 'the free cancellation filter',
  from: 'the first day',
  gender: 'the gender',
  gift: 'the gift',
  grades: 'the star rating',
  guests: 'the names of the guests',
  holder: 'the name of the account holder',
  idNo: 'the document number',
  idType: 'the type of document',
  intro: 'the introduction',
  isGoodFaith: 'the confirmation',
  isIncentivized: 'whether you received something',
  isPaid: 'whether it was paid for',
  isSolved: 'whether it was solved',
  keyword: 'what you search for',
  language: 'the language',
  lat: 'the position',
  lng: 'the position',
  location: 'the scores',
  message: 'the message',
  name: 'the name',
  nearLat: 'the position',
  nearLng: 'the position',
  newpassword: 'the new password',
  nickName: 'the nickname',
  nights: 'the number of nights',
  note: 'the note to the hotel',
  number: 'the account number',
  orderNo: 'the booking number',
  password: 'the password',
  phone: 'the phone number',
  pictureIds: 'the pictures',
  priceFromMinor: 'the lowest price',
  priceToMinor: 'the highest price',
  quantity: 'the number of vouchers',
  question: 'your question',
  reason: 'the reason',
  reasonText: 'what you wrote about the reason',
  room: 'the room',
  rooms: 'the number of rooms',
  score: 'the score',
  service: 'the scores',
  sort: 'the order of the list',
  specialRequest: 'the special request',
  subScores: 'the scores',
  tags: 'the filters',
  taxNumber: 'the tax number',
  tel: 'the phone number',
  text: 'the text',
  title: 'the name on the invoice',
  topics: 'the topics',
  travelerType: 'with whom you traveled',
  vouchers: 'the vouchers',
  withPictures: 'the photo filter',
}

/** The nearest name of a field's path that people know: of `guests.0.name` it is the name. */
function faultText(field: string): string | null {
  const path = field.split('.')
  // What a page was opened from is filled in by the app.
  if (path.includes('origin')) return null
  const known = path.findLast((name) => Object.hasOwn(faultTextOf, name))
  return known === undefined ? null : (faultTextOf[known] ?? null)
}

/** Returns the message for an absent or wrong field; a field that no person fills in is not named. */
export function inputSentence(field: string, isMissing: boolean): string {
  const problem = faultText(field)
  if (problem === null) return 'Something in this request was not right. Please go back and try again.'
  return isMissing ? `Please fill in ${problem}.` : `Please check ${problem}.`
}

/** Returns the message for an unusable value. */
const unsafeSentence = ({ reason }: UnsafePart): string =>
  reason === 'depth' ? inputSentence('', false) : profileText.hiddenCharacters

type Picker = (value: unknown) => unknown

const schemasIn = (value: unknown): TSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asSent: Picker = (value) => value

function objectPicker(properties: Readonly<Record<string, unknown>>): Picker {
  const pickers = Object.entries(properties).map(
    ([name, schema]) => [name, isSchema(schema) ? fieldPicker(schema) : asSent] as const,
  )
  return (value) => {
    if (!isRecord(value)) return value
    const named = pickers.filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(named.map(([name, pick]) => [name, pick(value[name])]))
  }
}

/** Variants of a union that have fields are one object with the fields of all: the check that follows decides between them. */
function unionPicker(variants: readonly TSchema[]): Picker {
  const objects = variants.filter((variant) => 'properties' in variant && isRecord(variant.properties))
  const lists = variants.filter((variant) => 'items' in variant)
  const properties = Object.assign({}, ...objects.map((variant) => ('properties' in variant ? variant.properties : {})))
  const pickObject = objects.length > 0 ? objectPicker(properties) : asSent
  const [list] = lists
  const pickList = list ? fieldPicker(list) : asSent
  return (value) => (Array.isArray(value) ? pickList(value) : pickObject(value))
}

/** Returns a function that copies a value with only the fields that the schema names, at every level; what has another shape stays as it is, for the check to refuse. */
export function fieldPicker(schema: TSchema): Picker {
  if ('anyOf' in schema) return unionPicker(schemasIn(schema.anyOf))
  if ('properties' in schema && isRecord(schema.properties)) return objectPicker(schema.properties)
  if (!('items' in schema) || !isSchema(schema.items)) return asSent
  const pick = fieldPicker(schema.items)
  return (value) => (Array.isArray(value) ? value.map(pick) : value)
}

const isNumber = /^-?\d+(\.\d+)?$/
const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false }

const typesOf = (schema: TSchema): string[] =>
  'anyOf' in schema && Array.isArray(schema.anyOf)
    ? schema.anyOf.flatMap(typesOf)
    : 'type' in schema && typeof schema.type === 'string'
      ? [schema.type]
      : []

const itemsOf = (schema: TSchema): TSchema => ('items' in schema && schema.items ? schema.items : {})

function valueOf(schema: TSchema, text: unknown): unknown {
  const types = typesOf(schema)
  if (types.includes('array'))
    return (Array.isArray(text) ? text : [text]).map((item) => valueOf(itemsOf(schema), item))
  if (typeof text !== 'string') return text
  if ((types.includes('integer') || types.includes('number')) && isNumber.test(text)) return Number(text)
  if (types.includes('boolean') && text in booleans) return booleans[text]
  return text
}

/** Converts a query's strings to the numbers, booleans and arrays of the schema. What cannot be converted stays a string and fails validation. */
export function queryValues(properties: Readonly<Record<string, TSchema>>, query: object): Record<string, unknown> {
  const entries = Object.entries(query)
    .filter(([name, text]) => text !== '' || !properties[name] || typesOf(properties[name]).includes('string'))
    .map(([name, text]) => [name, properties[name] ? valueOf(properties[name], text) : text])
  return Object.fromEntries(entries)
}

type Outcome = { value: unknown } | { error: ApiError }

const fieldOf = (path: string, params: unknown): string => {
  const missing =
    params !== null && typeof params === 'object' && 'requiredProperties' in params ? params.requiredProperties : []
  const first: unknown = Array.isArray(missing) ? missing[0] : undefined
  return [...path.split('/').slice(1), ...(typeof first === 'string' ? [first] : [])].join('.')
}

const propertiesOf = (schema: TSchema): Record<string, TSchema> =>
  'properties' in schema && schema.properties ? { ...schema.properties } : {}

/** Checks a request's query or body against a schema and returns only the fields that it names. A query's texts are converted first, an absent body counts as {}; the error names the field. */
export function inputCheck(schema: TSchema, httpPart: string | undefined): (data: unknown) => Outcome {
  const validator = compiledAtFirstUse(() => schema)
  const properties = propertiesOf(schema)
  const pick = fieldPicker(schema)
  return (data) => {
    const given = data ?? {}
    const unsafe = unsafePart(given)
    if (unsafe) return { error: badInput(unsafe.field, unsafeSentence(unsafe)) }
    const value = pick(httpPart === 'querystring' ? queryValues(properties, Object(given)) : given)
    if (validator().Check(value)) return { value }
    const [first] = validator().Errors(value)
    const field = first ? fieldOf(first.instancePath, first.params) : ''
    return { error: badInput(field, inputSentence(field, first?.keyword === 'required')) }
  }
}
