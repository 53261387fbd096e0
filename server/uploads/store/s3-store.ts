import type { Readable } from 'node:stream'
import type {
  ListMultipartUploadsCommandInput,
  ListMultipartUploadsCommandOutput,
  PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../kernel/config/store-settings'
import type { FileStore, ListedObject, PostPolicy, PresignedPost } from './file-store'
import { TAKEN_STATUS } from './post-policy'

type Sdk = typeof import('@aws-sdk/client-s3')

/** Loaded at the first use: a server without a bucket starts without it. */
const loadSdk = (): Promise<Sdk> => import('@aws-sdk/client-s3')

const isMissing = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name)

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

function clientOf({ S3Client }: Sdk, settings: S3Settings, endpoint: string | null): S3Client {
  const { region, accessKeyId, secretAccessKey } = settings
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than AWS know neither buckets as host names nor checksums at the end of a body.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** The SDK and a client of it, opened at the first use. */
type Open = () => Promise<{ readonly sdk: Sdk; readonly client: S3Client }>

async function* listBucket(open: Open, Bucket: string, Prefix: string): AsyncGenerator<ListedObject> {
  const { sdk, client } = await open()
  for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key, LastModified } of Contents) if (Key && LastModified) yield { key: Key, modifiedAt: LastModified }
}

async function put(open: Open, params: PutObjectCommandInput & { Body: Buffer | Readable }): Promise<void> {
  const { sdk, client } = await open()
  if (Buffer.isBuffer(params.Body)) return void (await client.send(new sdk.PutObjectCommand(params)))
  const { Upload } = await import('@aws-sdk/lib-storage')
  await new Upload({ client, params, queueSize: 2 }).done()
}

/** Signs a form that allows one key, one content type and one size. */
async function presign(client: S3Client, Bucket: string, policy: PostPolicy, now: Date): Promise<PresignedPost> {
  const { key, mediaType, bytes, expiresAt } = policy
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post')
  const { url, fields } = await createPresignedPost(client, {
    Bucket,
    Key: key,
    Expires: Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / 1000)),
    Fields: { 'Content-Type': mediaType, success_action_status: String(TAKEN_STATUS) },
    Conditions: [
      ['eq', '$key', key],
      ['eq', '$Content-Type', mediaType],
      ['eq', '$success_action_status', String(TAKEN_STATUS)],
      ['content-length-range', bytes, bytes],
    ],
  })
  return { url, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) }
}

/** Aborts multipart uploads that were begun before an instant. */
async function abortUnfinished(open: Open, Bucket: string, before: Date): Promise<void> {
  const { sdk, client } = await open()
  for (let page: ListMultipartUploadsCommandInput | null = { Bucket }; page;) {
    const found: ListMultipartUploadsCommandOutput = await client.send(new sdk.ListMultipartUploadsCommand(page))
    for (const { Key, UploadId, Initiated } of found.Uploads ?? []) {
      if (!Initiated || Initiated >= before) continue
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(nullIfMissing)
    }
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = found
    page = found.IsTruncated && KeyMarker ? { Bucket, KeyMarker, UploadIdMarker } : null
  }
}

/** Creates a store in a bucket of S3, or of any store that speaks it. */
export function createS3Store(settings: S3Settings, now: () => Date): FileStore {
  const { bucket: Bucket, endpoint, publicUrl } = settings
  let opened: ReturnType<Open> | null = null
  const open: Open = () => (opened ??= loadSdk().then((sdk) => ({ sdk, client: clientOf(sdk, settings, endpoint) })))

  return {
    name: 's3',
    put: (Key, Body, ContentType) => put(open, { Bucket, Key, Body, ContentType }),
    get: async (Key, range) => {
      const { sdk, client } = await open()
      const Range = range && `bytes=${range.first}-${range.last}`
      const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range })).catch(nullIfMissing)
      return (found?.Body as Readable | undefined) ?? null
    },
    head: async (Key) => {
      const { sdk, client } = await open()
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(nullIfMissing)
      return found && { bytes: found.ContentLength ?? 0 }
    },
    delete: async (Key) => {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch(nullIfMissing)
    },
    list: (prefix) => listBucket(open, Bucket, prefix),
    presignPost: async (policy) => {
      const { sdk, client } = await open()
      const signer = publicUrl === null ? client : clientOf(sdk, settings, publicUrl)
      return presign(signer, Bucket, policy, now())
    },
    removeUnfinished: (before) => abortUnfinished(open, Bucket, before),
  }
}
