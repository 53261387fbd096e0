import { join, resolve } from 'node:path'
import { type AssistantSettings, readAssistantSettings } from './assistant-settings'
import { type PaymentSettings, readPaymentSettings } from './payment-settings'
import { readSupportHours, type SupportHours } from './support-hours'
import { readStoreSettings, type S3Settings } from './store-settings'
import { readVariables, SettingsError, type Variables } from './variables'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'

/** The server's settings, read once at its start. */
export interface Env {
  /** The project's folder, where migrations, pictures and the built app stand. */
  readonly root: string
  readonly nodeEnv: Variables['NODE_ENV']
  /** NODE_ENV=production without DEMO=1: no /dev, no sandbox. */
  readonly isProductionLike: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseChoice: Variables['DATABASE']
  readonly databaseUrl: string | null
  /** Origin under which the app is opened, without a slash at the end. */
  readonly publicUrl: string
  /** Further origins whose pages may call the API. */
  readonly webOrigins: readonly string[]
  readonly mailUrl: string | null
  /** How travelers reach the people behind the app. */
  readonly support: { readonly email: string; readonly phone: string | null }
  /** When people respond in chats. */
  readonly supportHours: SupportHours
  /** Who sells, as documents name it; address and tax number are empty where none is set. */
  readonly seller: { readonly name: string; readonly address: string; readonly taxNumber: string }
  readonly clock: Variables['CLOCK']
  readonly seedHotels: number
  /** Master secret from which every key is derived. */
  readonly secret: string
  readonly logLevel: NonNullable<Variables['LOG_LEVEL']>
  /** Requests a minute from one address; 0 for no limit. */
  readonly rateLimitPerMinute: number
  /** How long rooms are held for payment. */
  readonly holdMinutes: number
  /** Unpaid orders an account may have at a time. */
  readonly mostUnpaidOrders: number
  /** Whether the server confirms orders in the hotel's place that wait for an operator. */
  readonly confirmsWithoutOperator: boolean
  /** Characters that a new password has at least and at most; only clients can count them. */
  readonly passwordLength: { readonly min: number; readonly max: number }
  /** Number of trusted proxies in front of the server; the outermost sends the client's address and country in headers. 0 for none. */
  readonly trustedHops: number
  /** Country assumed for callers whose location is unknown. */
  readonly defaultRegion: string
  /** The S3 store of files from people; null where they stand in DATA_DIR. */
  readonly s3: S3Settings | null
  /** The outside model of the assistant; null where the builtin engine replies alone. */
  readonly assistant: AssistantSettings | null
  /** The payment providers that are configured. */
  readonly payments: PaymentSettings
}

/** Number of demo hotels when SEED_HOTELS is unset. Production creates invented hotels only when SEED_HOTELS requests them. */
const DEMO_HOTELS = 400

/** Reads the settings. Outside production, a missing SECRET is created and stored in DATA_DIR. Throws a SettingsError. */
export function readEnv(environment: Readonly<Record<string, string | undefined>>, root: string): Env {
  const given = readVariables(environment)
  const isProductionLike = given.NODE_ENV === 'production' && !given.DEMO
  const dataDir = resolve(root, given.DATA_DIR)
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`
  return {
    root,
    nodeEnv: given.NODE_ENV,
    isProductionLike,
    port: given.PORT,
    host: given.HOST ?? (isProductionLike ? '0.0.0.0' : 'localhost'),
    dataDir,
    databaseChoice: given.DATABASE,
    databaseUrl: given.DATABASE_URL ?? null,
    publicUrl,
    webOrigins: given.WEB_ORIGINS?.split(',') ?? [],
    mailUrl: given.MAIL_URL ?? null,
    support: {
      email: given.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
      phone: given.SUPPORT_PHONE ?? null,
    },
    supportHours: readSupportHours(given.SUPPORT_HOURS, isProductionLike),
    seller: {
      name: given.SELLER_NAME ?? 'Staylark',
      address: given.SELLER_ADDRESS ?? '',
      taxNumber: given.SELLER_TAX_NUMBER ?? '',
    },
    clock: given.CLOCK,
    seedHotels: given.SEED_HOTELS ?? (isProductionLike ? 0 : DEMO_HOTELS),
    secret: given.SECRET ?? storedSecret(dataDir),
    logLevel: given.LOG_LEVEL ?? (isProductionLike ? 'info' : 'warn'),
    rateLimitPerMinute: given.RATE_LIMIT,
    holdMinutes: given.HOLD_MINUTES,
    mostUnpaidOrders: given.UNPAID_ORDERS,
    confirmsWithoutOperator: given.CONFIRM_WITHOUT_OPERATOR ?? !isProductionLike,
    passwordLength: { min: given.PASSWORD_MIN, max: given.PASSWORD_MAX },
    trustedHops: given.TRUST_PROXY,
    defaultRegion: given.DEFAULT_REGION,
    s3: readStoreSettings(given),
    assistant: readAssistantSettings(given),
    payments: readPaymentSettings(given),
  }
}

const FEWEST_CHARACTERS = 32

/** A file that is there is there whole: a full disk or a kill leaves the unfinished one under another name. */
function writeSecret(file: string): void {
  const unfinished = `${file}.${process.pid}.new`
  rmSync(unfinished, { force: true })
  const handle = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(handle, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, file)
}

/** Returns the master secret of a data folder: created at the first start and readable only by its owner. Throws a SettingsError when the file holds none. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  createDataDir(dataDir)
  if (!existsSync(file)) writeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= FEWEST_CHARACTERS) return secret
  throw new SettingsError([
    `${file} must hold at least ${FEWEST_CHARACTERS} characters and was cut short. Restore it from a copy, or delete it: then everybody has to sign in again, and stored document numbers cannot be read any more.`,
  ])
}

/** Makes the data folder where it is missing, closed to other users; root's own PostgreSQL user must be able to walk through it. */
export function createDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
}
