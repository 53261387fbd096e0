import type { InjectOptions } from 'fastify'
import { multipartOf } from '../server/multipart-of'
import { oddJson, spoiltText, withOddPlaces } from './odd-json'
import type { Operation } from './operations'
import { seeded, type Seeded } from './seeded'
import { validValue, type KnownThings } from './valid-value'

/** What a fuzzed request is made of. */
export interface FuzzCase {
  readonly operation: Operation
  /** With operation and index it decides all of the request. */
  readonly seed: number
  readonly index: number
  readonly token: string
  readonly known: KnownThings
}

/** So many of a hundred requests are left as the schema wants them: they reach the database. */
const VALID_OF_HUNDRED = 3

const oddHeaders: readonly [Record<string, string>, ...Record<string, string>[]] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'constructor' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, gzip' },
  { 'device-id': '' },
  { 'device-id': 'x'.repeat(2_000) },
  { 'device-id': '__proto__' },
  { currency: '__proto__' },
  { currency: 'XXX' },
  { 'app-type': 'constructor' },
  { 'app-type': 'weapp' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '__proto__' },
  { authorization: 'Bearer __proto__' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'a'.repeat(5_000)}` },
  { cookie: 'rt=__proto__; __Host-rt=; rt=x' },
  { 'x-forwarded-for': "'; drop" },
  { 'x-http-method-override': 'PATCH' },
  { 'if-none-match': 'W/"\\"' },
  { 'accept-encoding': 'br;q=x, *;q=9' },
  { origin: 'null' },
  { 'user-agent': '\u00e9'.repeat(500) },
  { host: '' },
]

const queryOf = (value: unknown, random: Seeded, isValid: boolean): string => {
  const fields = Object.entries(Object(value)).flatMap(([name, inner]) =>
    [inner].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`),
  )
  if (isValid) return fields.join('&')
  const first = fields[0]?.split('=', 1)[0] ?? 'cursor'
  const odd = (): string =>
    random.pick<() => string>([
      () => `${random.pick(['__proto__', 'constructor[prototype][polluted]', 'userid', 'x[]', ''])}=1`,
      () => `${first}=${encodeURIComponent(oddJson(random).slice(0, 3_000))}`,
      () => fields[0] ?? 'a=b&a=c',
      () => `a=%${random.pick(['', 'f', 'zz', 'c0%80', 'ed%a0%80'])}`,
      () => `${first}=%00`,
      () => '&&;;==?#',
    ])()
  return [...fields, ...Array.from({ length: 1 + random.below(3) }, odd)].join('&')
}

function bodyOf({ operation, known }: FuzzCase, random: Seeded, isValid: boolean): string | Buffer {
  const value = validValue(operation.input, random, known)
  if (isValid) return JSON.stringify(value)
  const text = withOddPlaces(value, random)
  return random.chance(0.2) ? spoiltText(text, random) : text
}

function formOf({ operation, known }: FuzzCase, random: Seeded) {
  const value = Object(validValue(operation.input, random, known))
  const bytes = Buffer.from(
    random.pick(['', 'GIF89a', '\u0089PNG\r\n\u001a\n', '<svg onload=alert(1)>', 'x'.repeat(9_000)]),
    'latin1',
  )
  const name = random.pick(['photo.jpg', '../../x', 'a\u0000b', 'x'.repeat(300)])
  const fields = random.chance(0.5) ? value : { ...value, purpose: random.pick(['', '__proto__', 'x'.repeat(2_000)]) }
  const { headers, payload } = multipartOf({ ...fields, file: { bytes, name } })
  return { headers, payload: random.chance(0.3) ? payload.subarray(0, random.below(payload.length)) : payload }
}

/** Makes the request of a case: 3 of 100 as the schema wants them, the others odd in values, text or headers. */
export function fuzzRequest(fuzzCase: FuzzCase): InjectOptions {
  const { operation, seed, index, token } = fuzzCase
  const { method, path, inQuery, isMultipart, operationId } = operation
  const random = seeded(`${seed} ${operationId} ${index}`)
  const isValid = random.below(100) < VALID_OF_HUNDRED
  const headers: Record<string, string> = {
    'device-id': `fuzz-${random.below(20)}`,
    'idempotency-key': `${seed}-${operationId}-${index}`,
    ...(random.chance(0.8) ? { authorization: `Bearer ${token}` } : {}),
    ...(isValid || random.chance(0.7) ? {} : random.pick(oddHeaders)),
  }
  if (inQuery) {
    const query = queryOf(validValue(operation.input, random, fuzzCase.known), random, isValid)
    return { method, url: `${path}?${query}`, headers }
  }
  const sent = isMultipart
    ? formOf(fuzzCase, random)
    : { headers: { 'content-type': 'application/json' }, payload: bodyOf(fuzzCase, random, isValid) }
  return { method, url: path, payload: sent.payload, headers: { ...sent.headers, ...headers } }
}
