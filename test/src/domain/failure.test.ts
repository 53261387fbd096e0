import { failureText, readFailure } from '@/domain/failure'

const body = { code: 'sold_out', message: 'The last room has just been booked.', requestId: 'r1' }

test.each([
  ['an error body', body, { kind: 'refused', ...body }],
  ['no connection', { kind: 'network' }, { kind: 'network' }],
  ['no answer in time', Object.assign(new Error('late'), { kind: 'timeout' }), { kind: 'timeout' }],
  ['a 401 as it is', { status: 401, headers: {}, body }, { kind: 'unauthorized' }],
  ['a body that is text', 'Bad gateway', { kind: 'unknown' }],
  ['nothing', null, { kind: 'unknown' }],
  ['a fault of our own', new TypeError('x is undefined'), { kind: 'unknown' }],
])('%s', (_title, thrown, failure) => expect(readFailure(thrown)).toEqual(failure))

test('the server’s own sentence is shown, else one of ours', () => {
  expect(failureText(readFailure(body))).toBe(body.message)
  expect(failureText(readFailure({ kind: 'network' }))).toMatch(/connection/)
})
