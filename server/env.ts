import { resolve } from 'node:path'
import { keptSecret } from './settings/kept-secret'
import { readVariables, type Variables } from './settings/variables'

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
  /** Characters that a new password has at least and at most; only clients can count them. */
  readonly passwordLength: { readonly min: number; readonly max: number }
  /** So many proxies stand in front, of which the outermost tells the caller's address and country in headers; 0 for none. */
  readonly trustedHops: number
  /** Country of whoever asks from an unknown place. */
  readonly defaultRegion: string
}

/** Hotels of the demo catalogue where no number is set; in production invented hotels come only when they are asked for. */
const DEMO_HOTELS = 400

/** Reads the settings; a missing SECRET is made and kept in DATA_DIR outside production; throws a SettingsError. */
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
    clock: given.CLOCK,
    seedHotels: given.SEED_HOTELS ?? (isProductionLike ? 0 : DEMO_HOTELS),
    secret: given.SECRET ?? keptSecret(dataDir),
    logLevel: given.LOG_LEVEL ?? (isProductionLike ? 'info' : 'warn'),
    rateLimitPerMinute: given.RATE_LIMIT,
    holdMinutes: given.HOLD_MINUTES,
    mostUnpaidOrders: given.UNPAID_ORDERS,
    passwordLength: { min: given.PASSWORD_MIN, max: given.PASSWORD_MAX },
    trustedHops: given.TRUST_PROXY,
    defaultRegion: given.DEFAULT_REGION,
  }
}
