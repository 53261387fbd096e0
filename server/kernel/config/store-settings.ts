import { Type } from 'typebox'

const optional = (pattern: string) => Type.Optional(Type.String({ pattern }))
const ORIGIN = '^https?://[^/]+$'

/** The settings of the store for files from people; without S3_BUCKET they stand in DATA_DIR. */
export const storeVariables = {
  S3_BUCKET: optional('^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$'),
  S3_REGION: optional('^[a-z0-9-]{2,40}$'),
  S3_ENDPOINT: optional(ORIGIN),
  S3_PUBLIC_URL: optional(ORIGIN),
  S3_ACCESS_KEY_ID: optional('^\\S{3,128}$'),
  S3_SECRET_ACCESS_KEY: optional('^\\S{8,}$'),
}

type StoreVariable = keyof typeof storeVariables

/** Settings of the store as they were given. */
export type GivenStore = Partial<Record<StoreVariable, string>>

/** Describes the allowed values of each setting of the store. */
export const storeWanted: Record<StoreVariable, string> = {
  S3_BUCKET: 'the name of a bucket, 3 to 63 of a to z, digits, dots and hyphens',
  S3_REGION: 'a region like eu-central-1',
  S3_ENDPOINT: 'an origin like https://s3.example.com, for stores other than AWS',
  S3_PUBLIC_URL: 'an origin like https://s3.example.com under which clients reach the store',
  S3_ACCESS_KEY_ID: 'the id of an access key',
  S3_SECRET_ACCESS_KEY: 'the secret of the access key',
}

/** What the S3 store needs. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Null for AWS itself. */
  readonly endpoint: string | null
  /** Where clients send files where that is another origin than the endpoint. */
  readonly publicUrl: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Returns what is missing beside S3_BUCKET, a sentence each. */
export function storeComplaints(given: GivenStore): string[] {
  if (!given.S3_BUCKET) return []
  const needed = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return needed
    .filter((name) => !given[name])
    .map((name) => `${name} must be set beside S3_BUCKET: ${storeWanted[name]}.`)
}

/** Reads the settings of the S3 store; null where files stand in DATA_DIR. */
export function readStoreSettings(given: GivenStore): S3Settings | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucket: S3_BUCKET,
    region: given.S3_REGION ?? 'us-east-1',
    endpoint: given.S3_ENDPOINT ?? null,
    publicUrl: given.S3_PUBLIC_URL ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
