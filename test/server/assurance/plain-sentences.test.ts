import type { TSchema } from 'typebox'
import { allRoutes } from '@/contract/all-routes'
import { ApiError } from '../../../server/kernel/errors'
import { inputCheck, inputSentence } from '../../../server/kernel/http/input-check'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { seeded } from '../../support/fuzz/seeded'
import type { JsonSchema } from '../../support/fuzz/operations'
import { validValue } from '../../support/fuzz/valid-value'

/** Fields that the app fills in by itself; messages must not name them. */
const technical = new Set(
  (
    'APP Action ActionValue AppVer AppVerNum Browser CID Data DeviceHeight DeviceId DeviceWidth Element FromKey IP ' +
    'Language OS Page PageTitle RefererUrl SessionId SourceKey Url UserID amountMinor appType avaterFileId ' +
    'mediaType sizeBytes uploadId fileId posterFileId videoId topicId isFollowed type goodsId commentId orderId ' +
    'accountId appealId requestsWaiver bankOrderId bizId bizIds bizType businessId businessType channelId cityId cursor deviceId documentId eventId expectedCurrencyCode ' +
    'expectedTotalMinor failMessage fileIds fileName fromKey hostCode hotelId hotelIds id input isLike isWanted kind label list occurredAt openId orderid ' +
    'outcome pageSize payId pid purpose quoteToken receipt refreshToken refundId roomTypeId savedAt sessionId showLabel signInType skuId tab targets ' +
    'articleId origin dialogId turnId after before waitMs feedback noteId hasConsent clientId card readSeq isTyping ' +
    'terminalType ticket token travelerId uid until value verifyToken voucherId'
  ).split(' '),
)

const anything = 'Something in this request was not right. Please go back and try again.'

/** Words of schemas and programs, and names in camel case. */
const unplain = /\bmust\b|match|pattern|schema|<=|>=|integer|boolean|\bnull\b|property|[a-z][A-Z]|_|\/|JSON|header/

function expectPlain(sentence: string): void {
  expect(sentence).not.toMatch(unplain)
  expect(sentence).toMatch(/^[A-Z]/)
}

const asJson = (schema: TSchema): JsonSchema => JSON.parse(JSON.stringify(schema))

/** Paths of all fields of an input, those inside lists at their first item. */
function pathsOf({ properties = {}, items, anyOf = [] }: JsonSchema, path: string[] = []): string[][] {
  const own = Object.entries(properties).flatMap(([name, inner]) => [
    [...path, name],
    ...pathsOf(inner, [...path, name]),
  ])
  return [...own, ...(items ? pathsOf(items, [...path, '0']) : []), ...anyOf.flatMap((one) => pathsOf(one, path))]
}

function withValue(value: unknown, [name = '', ...rest]: readonly string[], wrong: unknown): unknown {
  const inner: unknown = Reflect.get(Object(value), name)
  const changed = rest.length === 0 ? wrong : withValue(inner ?? (rest[0] === '0' ? [] : {}), rest, wrong)
  if (Array.isArray(value)) return [changed, ...value.slice(1)]
  return { ...Object(value), [name]: changed }
}

/** The schema with every field required, so that values for it have all of them. */
function whole(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, whole(inner)])),
      required: Object.keys(properties),
    }),
    ...(items && { items: whole(items) }),
    ...(anyOf && { anyOf: anyOf.map(whole) }),
  }
}

const cases = Object.values(allRoutes).flatMap(({ operationId, input }) =>
  pathsOf(asJson(input)).map((path) => ({ operationId, input, field: path.join('.'), path })),
)

test.each(cases)('$operationId: $field', ({ operationId, input, field, path }) => {
  const check = inputCheck(input, 'body')
  const valid = validValue(whole(asJson(input)), seeded(operationId), {})
  for (const wrong of [{ x: 1 }, -1e9, 'x'.repeat(5_000), [[]], undefined]) {
    const outcome = check(withValue(valid, path, wrong))
    if (!('error' in outcome)) continue
    expectPlain(outcome.error.message)
    expect(outcome.error.code).toBe('bad_input')
    if (wrong !== undefined) expect(outcome.error.facts.field?.startsWith(field.split('.0', 1)[0] ?? '')).toBe(true)
  }
})

test('every field is one that people know by words, or one that only programs fill in', () => {
  const names = new Set(cases.map(({ path }) => path.findLast((name) => name !== '0') ?? ''))
  const wrong = [...names].filter((name) => (inputSentence(name, false) === anything) !== technical.has(name))
  expect(wrong).toEqual([])
})

test.each([
  ['adults', false, 'Please check the number of adults.'],
  ['contact.phone', false, 'Please check the phone number.'],
  ['guests.0.name', true, 'Please fill in the name.'],
  ['cityId', false, anything],
  ['', false, anything],
])('of %s it is said: %s %s', (field, isMissing, sentence) => expect(inputSentence(field, isMissing)).toBe(sentence))

describe('messages before a field is validated', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const post = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/search/zomo/search/hotel',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each<[string, string, Record<string, string>, number]>([
    ['broken JSON', '{', {}, 400],
    ['a prototype', '{"__proto__":{}}', {}, 400],
    ['another type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a wrong length', '{}', { 'content-length': '5' }, 400],
    ['too much', `{"keyword":"${'x'.repeat(300_000)}"}`, {}, 413],
    ['a foreign encoding', '{}', { 'content-encoding': 'gzip' }, 415],
    ['no object', '[]', {}, 400],
    ['deep nesting', '['.repeat(5_000) + ']'.repeat(5_000), {}, 400],
  ])('%s', async (_case, payload, headers, status) => {
    const reply = await post(payload, headers)
    expect(reply.statusCode).toBe(status)
    expectPlain(reply.json().message)
  })

  test('a call without its key', async () => {
    const { app } = server
    const reply = await app.inject({ method: 'POST', url: '/api/payment/order', payload: {} })
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'Idempotency-Key'])
    expectPlain(reply.json().message)
  })
})

test('an error thrown with its own message retains it', () =>
  expect(new ApiError(409, 'sold_out', 'These rooms are sold out.').message).toBe('These rooms are sold out.'))
