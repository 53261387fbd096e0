import { loggedError } from '../../../../server/kernel/config/log'

test('parameters of a failed query are not logged', () => {
  const cause = new Error('value too long')
  const error = Object.assign(new Error('Failed query: insert $1\nparams: ann@example.com', { cause }), {
    query: 'insert $1',
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({ message: 'value too long', query: 'insert $1' })
  expect(JSON.stringify(logged)).not.toContain('ann@example.com')
})

test('anything can be thrown', () => expect(loggedError('oh').message).toBe('oh'))
