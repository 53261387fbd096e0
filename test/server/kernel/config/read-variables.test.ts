import { createKeyPair, inOneLine } from '../../../support/peers/rsa-keys'
import { readEnv } from '../../../../server/kernel/config/env'
import { readVariables } from '../../../../server/kernel/config/variables'

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
])('in %s with DEMO=%s a missing SECRET, MAIL_URL or PUBLIC_URL is wrong: %s', (NODE_ENV, DEMO, isWrong) => {
  const complaints = complaintsOf({ NODE_ENV, DEMO })
  for (const name of ['SECRET', 'MAIL_URL', 'PUBLIC_URL'])
    expect(complaints.includes(`${name} must be set in production`)).toBe(isWrong)
})

const SECRET = 'a-secret-that-only-tests-know-of-0123456789'
const production = { NODE_ENV: 'production', SECRET, MAIL_URL: 'smtp://localhost:25' }
const site = 'https://app.example.com'

test.each<[string, Record<string, string>, string]>([
  ['https in development', { PUBLIC_URL: site }, 'NODE_ENV must be production'],
  ['every interface in development', { HOST: '0.0.0.0' }, 'NODE_ENV must be production'],
  ['an interface in development', { HOST: '192.168.1.5' }, 'NODE_ENV must be production'],
  ['every IPv6 interface', { HOST: '::', NODE_ENV: 'development' }, 'NODE_ENV must be production'],
  ['both, as it was attacked', { HOST: '0.0.0.0', PUBLIC_URL: site }, '/dev/mail'],
  [
    'plain http in production',
    { ...production, PUBLIC_URL: 'http://app.example.com' },
    'PUBLIC_URL must begin with https',
  ],
  [
    'a name that begins like loopback',
    { ...production, PUBLIC_URL: 'http://localhost.example' },
    'PUBLIC_URL must begin',
  ],
  ['no PUBLIC_URL in production', production, 'PUBLIC_URL must be set in production'],
  ['a secret of one letter', { SECRET: 'x'.repeat(64) }, 'SECRET must have at least 16 different'],
  ['a secret of a few letters', { SECRET: '0123456789'.repeat(6) }, 'SECRET must have at least 16 different'],
])('%s is refused in words', (_case, environment, sentence) => expect(complaintsOf(environment)).toContain(sentence))

test.each<[string, Record<string, string>]>([
  ['production behind https', { ...production, PUBLIC_URL: site, HOST: '0.0.0.0' }],
  ['production tried out on this machine', { ...production, PUBLIC_URL: 'http://localhost:3100' }],
  ['production tried out at an address', { ...production, PUBLIC_URL: 'http://127.0.0.1:3100' }],
  ['a demonstration', { DEMO: '1', PUBLIC_URL: site, HOST: '0.0.0.0' }],
  ['a demonstration in production mode', { NODE_ENV: 'production', DEMO: '1', PUBLIC_URL: site }],
  ['tests', { NODE_ENV: 'test', PUBLIC_URL: site, HOST: '::' }],
  ['development on this machine', { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }],
  ['development over IPv6', { HOST: '::1' }],
  ['a random secret', { SECRET }],
])('%s is taken', (_case, environment) => expect(complaintsOf(environment)).toBe(''))

test.each([
  [{}, 400],
  [{ DEMO: '1', NODE_ENV: 'production' }, 400],
  [{ ...production, PUBLIC_URL: site }, 0],
  [{ ...production, PUBLIC_URL: site, SEED_HOTELS: '60' }, 60],
])('with %j an empty database gets %d invented hotels', (environment: Record<string, string>, hotels) =>
  expect(readEnv({ SECRET, ...environment }, '/nowhere').seedHotels).toBe(hotels),
)

test.each([
  [{}, true],
  [{ DEMO: '1', NODE_ENV: 'production' }, true],
  [{ ...production, PUBLIC_URL: site }, false],
  [{ ...production, PUBLIC_URL: site, CONFIRM_WITHOUT_OPERATOR: '1' }, true],
  [{ CONFIRM_WITHOUT_OPERATOR: '0' }, false],
])('with %j the server plays the hotel: %s', (environment: Record<string, string>, isPlayed) =>
  expect(readEnv({ SECRET, ...environment }, '/nowhere').confirmsWithoutOperator).toBe(isPlayed),
)

describe('payment providers', () => {
  const keys = createKeyPair()
  const platformKeys = JSON.stringify({ PUB_KEY_ID_1: keys.publicKey })
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
  const alipay = {
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_PRIVATE_KEY: inOneLine(keys.privateKey),
    ALIPAY_PUBLIC_KEY: keys.publicKey.replaceAll(/-----[^-]+-----|\n/g, ''),
  }
  const wechat = {
    WECHAT_PAY_MERCHANT_ID: '1900000001',
    WECHAT_PAY_SERIAL: '5157F09EFDC096DE',
    WECHAT_PAY_PRIVATE_KEY: inOneLine(keys.privateKey),
    WECHAT_PAY_API_KEY: 'x'.repeat(32),
    WECHAT_PAY_PLATFORM_KEYS: platformKeys,
    WECHAT_APP_ID: 'wx0123456789abcdef',
    WECHAT_APP_SECRET: 'a-secret-of-an-account',
  }

  test('all of them at once are right, also from one line or base64 alone', () => {
    const all = { ...stripe, ...alipay, ...wechat, SECRET }
    expect(complaintsOf(all)).toBe('')
    const { payments } = readEnv(all, '/tmp')
    expect([payments.stripe?.apiUrl, payments.alipay?.appId, payments.wechat?.platformKeys.size]).toEqual([
      'https://api.stripe.com',
      '2021000000000001',
      1,
    ])
  })

  test.each<[string, Record<string, string>, string]>([
    ...Object.entries({ ...stripe, ...alipay, ...wechat }).map(
      ([name]) =>
        [`without ${name}`, { ...stripe, ...alipay, ...wechat, [name]: '' }, `${name} `] as [
          string,
          Record<string, string>,
          string,
        ],
    ),
    ['a key that is none', { ...alipay, ALIPAY_PRIVATE_KEY: 'hush-hush' }, 'ALIPAY_PRIVATE_KEY must be'],
    ['no platform key', { ...wechat, WECHAT_PAY_PLATFORM_KEYS: '{}' }, 'at least one'],
    [
      'an address of tests in production',
      { ...production, PUBLIC_URL: site, ...stripe, STRIPE_API_URL: site },
      'STRIPE_API_URL can',
    ],
  ])('%s is refused in words', (_name, environment, sentence) => {
    const complaints = complaintsOf(environment)
    expect(complaints).toContain(sentence)
    expect(complaints).not.toContain('hush-hush')
  })
})
