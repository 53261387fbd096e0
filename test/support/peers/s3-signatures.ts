import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a server needs to use the bucket. */
export const credentials = {
  bucket: 'staylark-test',
  region: 'eu-test-1',
  accessKeyId: 'TESTACCESSKEY',
  secretAccessKey: 'a-secret-access-key-of-tests',
} as const

const { bucket: BUCKET, region: REGION, accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_KEY } = credentials

/** An error as S3 reports it. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

function signatureOf(day: string, text: string): string {
  const dayKey = hmac(`AWS4${SECRET_KEY}`, day)
  const key = hmac(hmac(hmac(dayKey, REGION), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex')
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Verifies the Authorization header of SigV4 over method, path, query, signed headers and the hash of the body. */
export function checkSignature({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): void {
  const form = /Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/
  const [, id, day = '', region, signed = '', signature] = form.exec(headers.authorization ?? '') ?? []
  if (id !== ACCESS_KEY_ID || region !== REGION) throw new S3Error(403, 'InvalidAccessKeyId')
  const hash = String(headers['x-amz-content-sha256'] ?? '')
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const request = [method, url.pathname, query, lines.join(''), signed, hash].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  if (signature !== signatureOf(day, text)) throw new S3Error(403, 'SignatureDoesNotMatch')
}

/** The fields of a posted form in lower case, and its file. */
export interface Form {
  readonly fields: ReadonlyMap<string, string>
  readonly file: Buffer | null
}

/** Reads a form of multipart data; fields behind the file are ignored, as S3 does. */
export function readForm(type: string, body: Buffer): Form {
  const [, boundary] = /boundary=(.+)$/.exec(type) ?? []
  if (boundary === undefined) throw new S3Error(412, 'PreconditionFailed')
  const fields = new Map<string, string>()
  const mark = Buffer.from(`--${boundary}`)
  for (let at = body.indexOf(mark); at >= 0;) {
    const next = body.indexOf(mark, at + mark.length)
    if (next < 0) break
    const part = body.subarray(at + mark.length + 2, next - 2)
    const split = part.indexOf('\r\n\r\n')
    const [, name = ''] = / name="([^"]*)"/.exec(part.toString('latin1', 0, split)) ?? []
    const content = part.subarray(split + 4)
    if (name === 'file') return { fields, file: content }
    fields.set(name.toLowerCase(), content.toString())
    at = next
  }
  return { fields, file: null }
}

type Condition = Record<string, string> | [string, string | number, string | number]

/** Fields that a policy need not name. */
const free = new Set(['policy', 'x-amz-signature', 'file'])

function checkCondition(condition: Condition, fields: ReadonlyMap<string, string>, bytes: number): string[] {
  if (!Array.isArray(condition)) {
    for (const [name, value] of Object.entries(condition))
      if (name !== 'bucket' && fields.get(name.toLowerCase()) !== value) throw new S3Error(403, 'AccessDenied')
    if (condition.bucket !== undefined && condition.bucket !== BUCKET) throw new S3Error(403, 'AccessDenied')
    return Object.keys(condition)
  }
  const [kind, first, second] = condition
  if (kind === 'content-length-range') {
    if (bytes < Number(first)) throw new S3Error(400, 'EntityTooSmall')
    if (bytes > Number(second)) throw new S3Error(400, 'EntityTooLarge')
    return []
  }
  const name = String(first).slice(1)
  const value = fields.get(name.toLowerCase()) ?? ''
  const isMet = kind === 'eq' ? value === second : kind === 'starts-with' && value.startsWith(String(second))
  if (!isMet) throw new S3Error(403, 'AccessDenied')
  return [name]
}

/** Verifies the policy of a posted form: its signature, its end, each condition, and that it names every field. */
export function checkPolicy({ fields, file }: Form, now: Date): Buffer {
  const policy = fields.get('policy') ?? ''
  const [id, day = '', region] = (fields.get('x-amz-credential') ?? '').split('/')
  if (id !== ACCESS_KEY_ID || region !== REGION) throw new S3Error(403, 'InvalidAccessKeyId')
  if (fields.get('x-amz-signature') !== signatureOf(day, policy)) throw new S3Error(403, 'SignatureDoesNotMatch')
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string
    conditions: Condition[]
  }
  if (new Date(expiration) <= now) throw new S3Error(403, 'AccessDenied')
  if (!file) throw new S3Error(400, 'InvalidArgument')
  const named = new Set(conditions.flatMap((each) => checkCondition(each, fields, file.length)))
  const lower = new Set([...named].map((name) => name.toLowerCase()))
  for (const name of fields.keys()) if (!free.has(name) && !lower.has(name)) throw new S3Error(403, 'AccessDenied')
  return file
}
