import { readVariables } from '../../../server/settings/variables'

const complaintsOf = (environment: Record<string, string>): string => {
  try {
    readVariables(environment)
    return ''
  } catch (error) {
    return String(error)
  }
}

test('an empty environment gives the defaults', () =>
  expect(readVariables({})).toMatchObject({
    NODE_ENV: 'development',
    DEMO: false,
    PORT: 3000,
    DATA_DIR: '.data',
    DATABASE: 'auto',
    CLOCK: 'system',
    SEED_HOTELS: 400,
  }))

test('an empty value counts as absent', () => expect(readVariables({ PORT: '', MAIL_URL: '' }).PORT).toBe(3000))

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  ['PORT', '70000', 'not "70000".'],
  ['SEED_HOTELS', '1e9', 'SEED_HOTELS must be a whole number of hotels from 0 to 200000, not "1e9".'],
  ['CLOCK', 'real', 'CLOCK must be system or virtual, not "real".'],
  ['DEMO', 'yes', 'DEMO must be 1 or 0, not "yes".'],
  ['DATABASE', 'mysql', 'DATABASE must be auto, embedded or pglite, not "mysql".'],
  ['WEB_ORIGINS', '*', 'WEB_ORIGINS must be addresses like https://app.example.com with commas between them'],
  ['WEB_ORIGINS', 'https://a.example, https://b.example', 'WEB_ORIGINS must be'],
  ['PUBLIC_URL', 'https://a.example/app', 'PUBLIC_URL must be an address like https://app.example.com'],
])('%s=%s is refused in words', (name, value, sentence) => expect(complaintsOf({ [name]: value })).toContain(sentence))

test('every wrong setting is named at once', () => {
  const complaints = complaintsOf({ PORT: 'x', CLOCK: 'y', NODE_ENV: 'z' })
  for (const name of ['PORT', 'CLOCK', 'NODE_ENV']) expect(complaints).toContain(`${name} must be`)
})

test.each(['DATABASE_URL', 'MAIL_URL', 'SECRET'])('the value of %s is never repeated', (name) => {
  const complaints = complaintsOf({ [name]: 'hush-hush' })
  expect(complaints).toContain(`${name} must be`)
  expect(complaints).not.toContain('hush-hush')
})

test.each([
  ['production', '0', true],
  ['production', '1', false],
  ['development', '0', false],
])('in %s with DEMO=%s a missing SECRET or MAIL_URL is wrong: %s', (NODE_ENV, DEMO, isWrong) => {
  const complaints = complaintsOf({ NODE_ENV, DEMO })
  for (const name of ['SECRET', 'MAIL_URL'])
    expect(complaints.includes(`${name} must be set in production`)).toBe(isWrong)
})
