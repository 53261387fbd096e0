import { DrizzleQueryError } from 'drizzle-orm'
import fc from 'fast-check'
import { DatabaseUnreachable, isDatabaseUnreachable } from '../../../../server/kernel/database/database-unreachable'
import { ApiError } from '../../../../server/kernel/errors'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

const lostCodes = ['57P01', '57P02', '57P03', '57014', '08000', '08001', '08003', '08006', '08P01', '53300', '25P03']
const nodeCodes = ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']
const messages = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
]
const lost = [...[...lostCodes, ...nodeCodes].map((code) => withCode(code)), ...messages.map((text) => new Error(text))]
const wrapped = (error: Error, layers: number): Error =>
  Array.from({ length: layers }).reduce<Error>((cause) => new Error('outer', { cause }), error)

test('a query that failed with its connection means an unreachable database, however it is wrapped', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lost), fc.nat({ max: 4 }), fc.nat({ max: 4 }), (error, inside, outside) => {
      expect(isDatabaseUnreachable(wrapped(ofQuery(error), outside))).toBe(true)
      expect(isDatabaseUnreachable(wrapped(new DatabaseUnreachable('none', { cause: error }), inside))).toBe(true)
    }),
  )
  const bothAddresses = new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')], '')
  expect(isDatabaseUnreachable(ofQuery(bothAddresses))).toBe(true)
})

test('other failures do not: of statements, of other connections, of our own, and odd ones', () => {
  const queries = ['23505', '40001', '42P01', '22008', '57000', '53100'].map((code) => ofQuery(withCode(code)))
  const others = [...lost, new ApiError(409, 'sold_out', 'Sold out.'), new Error('Connection terminated, said a page')]
  for (const error of [...queries, ...others.map((other) => wrapped(other, 2)), null, undefined, 'ECONNRESET', {}])
    expect([error, isDatabaseUnreachable(error)]).toEqual([error, false])
})
