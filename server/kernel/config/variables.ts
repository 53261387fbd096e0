import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { assistantComplaints, assistantDefaults, assistantVariables, assistantWanted } from './assistant-settings'
import { paymentComplaints, paymentVariables, paymentWanted } from './payment-settings'
import { supportHoursFault } from './support-hours'
import { storeComplaints, storeVariables, storeWanted } from './store-settings'

/** The environment is wrong; the message names every wrong setting and what it should be. */
export class SettingsError extends Error {
  constructor(readonly complaints: readonly string[]) {
    super(`Please correct these settings (environment or .env):\n${complaints.map((line) => `  ${line}`).join('\n')}`)
  }
}

const Whole = (maximum: number) => Type.Integer({ minimum: 0, maximum })

const Variables = Type.Object({
  NODE_ENV: Type.Enum(['production', 'development', 'test']),
  DEMO: Type.Boolean(),
  PORT: Whole(65_535),
  HOST: Type.Optional(Type.String()),
  DATA_DIR: Type.String(),
  DATABASE: Type.Enum(['auto', 'embedded', 'pglite']),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  WEB_ORIGINS: Type.Optional(Type.String({ pattern: '^https?://[^/,*]+(,https?://[^/,*]+)*$' })),
  MAIL_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  SUPPORT_EMAIL: Type.Optional(Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$' })),
  SUPPORT_PHONE: Type.Optional(Type.String({ pattern: '^[+\\d][\\d ()-]{3,}$' })),
  SUPPORT_HOURS: Type.Optional(Type.String()),
  SELLER_NAME: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  SELLER_ADDRESS: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  SELLER_TAX_NUMBER: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  CLOCK: Type.Enum(['system', 'virtual']),
  SEED_HOTELS: Type.Optional(Whole(200_000)),
  SECRET: Type.Optional(Type.String({ minLength: 32 })),
  LOG_LEVEL: Type.Optional(Type.Enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])),
  RATE_LIMIT: Whole(1_000_000),
  HOLD_MINUTES: Type.Integer({ minimum: 1, maximum: 1440 }),
  UNPAID_ORDERS: Type.Integer({ minimum: 1, maximum: 1000 }),
  CONFIRM_WITHOUT_OPERATOR: Type.Optional(Type.Boolean()),
  PASSWORD_MIN: Type.Integer({ minimum: 4, maximum: 64 }),
  PASSWORD_MAX: Type.Integer({ minimum: 4, maximum: 128 }),
  TRUST_PROXY: Whole(9),
  DEFAULT_REGION: Type.String({ pattern: '^[A-Z]{2}$' }),
  ...assistantVariables,
  ...storeVariables,
  ...paymentVariables,
})

/** The environment's settings with their types, before defaults that depend on one another. */
export type Variables = Static<typeof Variables>

const defaults: Partial<Record<keyof Variables, string>> = {
  NODE_ENV: 'development',
  DEMO: '0',
  PORT: '3000',
  DATA_DIR: '.data',
  DATABASE: 'auto',
  CLOCK: 'system',
  RATE_LIMIT: '1200',
  HOLD_MINUTES: '15',
  UNPAID_ORDERS: '5',
  PASSWORD_MIN: '6',
  PASSWORD_MAX: '20',
  TRUST_PROXY: '0',
  DEFAULT_REGION: 'CN',
  ...assistantDefaults,
}

/** Describes the allowed values of each setting, for the error shown at startup. */
const wanted: Record<keyof Variables, string> = {
  NODE_ENV: 'production, development or test',
  DEMO: '1 or 0',
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  DATA_DIR: 'a folder',
  DATABASE: 'auto, embedded or pglite',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  PUBLIC_URL: 'an address like https://app.example.com, without a path or a slash at the end',
  WEB_ORIGINS: 'addresses like https://app.example.com with commas between them, without paths or stars',
  MAIL_URL: 'an address like smtp://user:password@host:587',
  SUPPORT_EMAIL: 'an e-mail address',
  SUPPORT_PHONE: 'a phone number like +86 400 000 0000',
  SUPPORT_HOURS: 'hours and a time zone like 08:00-22:00 Asia/Shanghai',
  SELLER_NAME: 'a name of at most 100 characters',
  SELLER_ADDRESS: 'an address of at most 200 characters',
  SELLER_TAX_NUMBER: 'a number of at most 40 characters',
  CLOCK: 'system or virtual',
  SEED_HOTELS: 'a whole number of hotels from 0 to 200000',
  SECRET: 'at least 32 random characters, 16 of them different, the same for every server process',
  LOG_LEVEL: 'silent, fatal, error, warn, info, debug or trace',
  RATE_LIMIT: 'a whole number of requests a minute, 0 for no limit',
  HOLD_MINUTES: 'a whole number of minutes from 1 to 1440',
  UNPAID_ORDERS: 'a whole number of orders from 1 to 1000',
  CONFIRM_WITHOUT_OPERATOR: '1 or 0',
  PASSWORD_MIN: 'a whole number of characters from 4 to 64',
  PASSWORD_MAX: 'a whole number of characters from 4 to 128, not below PASSWORD_MIN',
  TRUST_PROXY:
    'the number of proxies in front, 0 to 9: each adds to X-Forwarded-For, and the outermost overwrites the country headers',
  DEFAULT_REGION: 'a country as two capital letters, like CN',
  ...assistantWanted,
  ...storeWanted,
  ...paymentWanted,
}

const isName = (name: string): name is keyof Variables => name in wanted
/** Names of all settings. */
export const variableNames = Object.keys(wanted).filter(isName)
const isPrivate = (name: string) => /SECRET|KEY|_URL$/.test(name)
const hasType = (name: keyof Variables, type: string) => {
  const schema = Variables.properties[name]
  return 'type' in schema && schema.type === type
}
const booleans: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false }

function typed(name: keyof Variables, text: string | undefined): unknown {
  if (text === undefined) return undefined
  if (hasType(name, 'boolean')) return booleans[text] ?? text
  return hasType(name, 'integer') && /^\d+$/.test(text) ? Number(text) : text
}

/** Without these a real server would hand out keys that other servers do not know, keep people's mail to itself, or send cookies and links as if it stood on a developer's desk. */
const requiredInProduction = ['SECRET', 'MAIL_URL', 'PUBLIC_URL'] as const

/** Reads the settings out of the environment; an empty one counts as absent; a SettingsError lists all that are wrong. */
export function readVariables(environment: Readonly<Record<string, string | undefined>>): Variables {
  const complaints: string[] = []
  const values: Partial<Record<keyof Variables, unknown>> = {}
  for (const name of variableNames) {
    const text = environment[name] || defaults[name]
    const value = typed(name, text)
    if (value === undefined) continue
    values[name] = value
    if (Value.Check(Variables.properties[name], value)) continue
    complaints.push(`${name} must be ${wanted[name]}${isPrivate(name) ? '' : `, not "${text}"`}.`)
  }
  if (Number(values.PASSWORD_MIN) > Number(values.PASSWORD_MAX)) {
    complaints.push('PASSWORD_MAX must not be below PASSWORD_MIN.')
  }
  if (values.NODE_ENV === 'production' && values.DEMO === false) {
    for (const name of requiredInProduction) {
      if (values[name] === undefined) complaints.push(`${name} must be set in production: ${wanted[name]}.`)
    }
  }
  if (complaints.length > 0 || !Value.Check(Variables, values)) throw new SettingsError(complaints)
  const dangers = unsafeSettings(values)
  if (dangers.length > 0) throw new SettingsError(dangers)
  return values
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

const isLoopbackUrl = (url: string) => LOOPBACK.test(url.replace(/^https?:\/\//, '').replace(/:\d+$/, ''))

/** Fewer different characters are a pattern or a word, not chance: 32 random ones of base64 have some 25. */
const FEWEST_CHARACTERS = 16

const isOpenToOthers = ({ HOST = 'localhost', PUBLIC_URL = '' }: Partial<Variables>) =>
  !LOOPBACK.test(HOST) || PUBLIC_URL.startsWith('https:')

/** Returns what is dangerous about settings that are right each by itself, a sentence each. */
function unsafeSettings(settings: Partial<Variables>): string[] {
  const { NODE_ENV, DEMO, PUBLIC_URL, SECRET } = settings
  const complaints: string[] = []
  const isProduction = NODE_ENV === 'production' && DEMO === false
  if (NODE_ENV === 'development' && DEMO === false && isOpenToOthers(settings)) {
    complaints.push(
      'NODE_ENV must be production where PUBLIC_URL is https or HOST is not this machine alone: a development server shows everybody the sign-in codes at /dev/mail. DEMO=1 starts a demonstration that is open like that on purpose.',
    )
  }
  if (isProduction && PUBLIC_URL?.startsWith('http:') && !isLoopbackUrl(PUBLIC_URL)) {
    complaints.push('PUBLIC_URL must begin with https:// in production: without it sign-ins travel in the clear.')
  }
  if (SECRET !== undefined && new Set(SECRET).size < FEWEST_CHARACTERS) {
    complaints.push(
      `SECRET must have at least ${FEWEST_CHARACTERS} different characters: take it from a random source.`,
    )
  }
  const hoursFault = supportHoursFault(settings.SUPPORT_HOURS)
  if (hoursFault !== null) complaints.push(hoursFault)
  return [
    ...complaints,
    ...assistantComplaints(settings),
    ...storeComplaints(settings),
    ...paymentComplaints(settings, isProduction),
  ]
}
