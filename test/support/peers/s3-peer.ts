import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { checkPolicy, checkSignature, credentials, readForm, S3Error } from './s3-signatures'

const XMLNS = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'
const { bucket: BUCKET } = credentials

/** An object in the bucket. */
export interface PeerObject {
  readonly content: Buffer
  readonly mediaType: string
  readonly modifiedAt: Date
}

/** A local store that speaks the part of S3 that we use, path-style, with one bucket; it verifies every signature. */
export interface S3Peer {
  readonly url: string
  /** Settings with which a server stores its files here. */
  readonly env: Readonly<Record<string, string>>
  readonly objects: Map<string, PeerObject>
  /** Keys of multipart uploads that are neither completed nor aborted. */
  unfinished(): string[]
  /** What was called, such as `PUT files/01J…/240.webp`. */
  readonly calls: string[]
  /** The next `times` matching calls fail with 503 before they take effect. */
  failNext(match: RegExp, times?: number): void
  /** Advances its clock, in ms. */
  advance(ms: number): void
  close(): Promise<void>
}

interface Multipart {
  readonly key: string
  readonly mediaType: string
  readonly begunAt: Date
  readonly parts: Map<number, Buffer>
}

interface Bucket {
  readonly objects: Map<string, PeerObject>
  readonly multiparts: Map<string, Multipart>
  now(): Date
}

interface Call {
  readonly key: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`
const mediaTypeOf = ({ headers }: Call) => headers['content-type'] ?? 'application/octet-stream'

function get({ objects }: Bucket, { key, headers }: Call): Reply {
  const object = objects.get(key)
  if (!object) throw new S3Error(404, 'NoSuchKey')
  const { content, mediaType, modifiedAt } = object
  const about = { 'content-type': mediaType, etag: etagOf(content), 'last-modified': modifiedAt.toUTCString() }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (first === undefined || last === undefined)
    return { headers: { ...about, 'content-length': String(content.length) }, body: content }
  if (Number(first) >= content.length) throw new S3Error(416, 'InvalidRange')
  const part = content.subarray(Number(first), Number(last) + 1)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${content.length}`
  return {
    status: 206,
    headers: { ...about, 'content-range': range, 'content-length': String(part.length) },
    body: part,
  }
}

/** So few a page that tests read several. */
const PAGE = 5

function list({ objects }: Bucket, { query }: Call): Reply {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = keys.slice(0, PAGE)
  const contents = page.map((key) => {
    const { content, modifiedAt } = objects.get(key) as PeerObject
    return `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`
  })
  const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const body = `<ListBucketResult ${XMLNS}><IsTruncated>${keys.length > PAGE}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`
  return { body }
}

function multipartOf({ multiparts }: Bucket, { query, key }: Call): Multipart {
  const found = multiparts.get(query.get('uploadId') ?? '')
  if (found?.key !== key) throw new S3Error(404, 'NoSuchUpload')
  return found
}

let begun = 0

function beginMultipart({ multiparts, now }: Bucket, call: Call): Reply {
  const id = `upload-${(begun += 1)}`
  multiparts.set(id, { key: call.key, mediaType: mediaTypeOf(call), begunAt: now(), parts: new Map() })
  const inner = `<Bucket>${BUCKET}</Bucket><Key>${call.key}</Key><UploadId>${id}</UploadId>`
  return { body: `<InitiateMultipartUploadResult ${XMLNS}>${inner}</InitiateMultipartUploadResult>` }
}

function endMultipart(bucket: Bucket, call: Call): Reply {
  const { parts, mediaType } = multipartOf(bucket, call)
  const named = [...call.body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
    Number(number),
  )
  const content = Buffer.concat(
    named.map((number) => {
      const part = parts.get(number)
      if (!part) throw new S3Error(400, 'InvalidPart')
      return part
    }),
  )
  bucket.objects.set(call.key, { content, mediaType, modifiedAt: bucket.now() })
  bucket.multiparts.delete(call.query.get('uploadId') ?? '')
  const inner = `<Key>${call.key}</Key><ETag>${etagOf(content)}</ETag>`
  return { body: `<CompleteMultipartUploadResult ${XMLNS}>${inner}</CompleteMultipartUploadResult>` }
}

function listMultiparts({ multiparts }: Bucket): Reply {
  const uploads = [...multiparts].map(
    ([id, { key, begunAt }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
  )
  const body = `<ListMultipartUploadsResult ${XMLNS}><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`
  return { body }
}

function put(bucket: Bucket, call: Call): Reply {
  const { query, body, key } = call
  if (query.has('partNumber')) multipartOf(bucket, call).parts.set(Number(query.get('partNumber')), body)
  else bucket.objects.set(key, { content: body, mediaType: mediaTypeOf(call), modifiedAt: bucket.now() })
  return { headers: { etag: etagOf(body) } }
}

function remove(bucket: Bucket, call: Call): Reply {
  if (call.query.has('uploadId')) {
    multipartOf(bucket, call)
    bucket.multiparts.delete(call.query.get('uploadId') ?? '')
  } else bucket.objects.delete(call.key)
  return { status: 204 }
}

function post(bucket: Bucket, call: Call): Reply {
  if (call.query.has('uploads')) return beginMultipart(bucket, call)
  if (call.query.has('uploadId')) return endMultipart(bucket, call)
  const form = readForm(call.headers['content-type'] ?? '', call.body)
  const content = checkPolicy(form, bucket.now())
  const mediaType = form.fields.get('content-type') ?? 'application/octet-stream'
  bucket.objects.set(form.fields.get('key') ?? '', { content, mediaType, modifiedAt: bucket.now() })
  return { status: Number(form.fields.get('success_action_status') ?? 204) }
}

function replyTo(bucket: Bucket, method: string, call: Call): Reply {
  if (method === 'POST') return post(bucket, call)
  if (method === 'PUT') return put(bucket, call)
  if (method === 'DELETE') return remove(bucket, call)
  if (call.query.has('uploads')) return listMultiparts(bucket)
  return call.key === '' ? list(bucket, call) : get(bucket, call)
}

const errorReply = (error: unknown): Reply =>
  error instanceof S3Error
    ? { status: error.status, body: `<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>` }
    : { status: 500, body: `<Error><Code>InternalError</Code><Message>${String(error)}</Message></Error>` }

/** A form brings its own signature; everything else has one in a header. */
const isForm = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && String(headers['content-type']).startsWith('multipart/form-data')

/** Starts the store. */
export async function startS3Peer(): Promise<S3Peer> {
  let movedMs = 0
  let faults: RegExp[] = []
  const calls: string[] = []
  const bucket: Bucket = {
    objects: new Map(),
    multiparts: new Map(),
    now: () => new Date(Date.now() + movedMs),
  }

  async function handle(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://peer')
    const body = await buffer(request)
    const [, name, ...path] = url.pathname.split('/')
    const key = path.map(decodeURIComponent).join('/')
    calls.push(`${request.method} ${key}${url.search}`)
    const fault = faults.find((match) => match.test(calls.at(-1) ?? ''))
    faults = faults.filter((each) => each !== fault)
    if (fault) throw new S3Error(503, 'SlowDown')
    if (name !== BUCKET) throw new S3Error(404, 'NoSuchBucket')
    if (!isForm(request)) checkSignature(request, url, body)
    return replyTo(bucket, request.method ?? '', { key, query: url.searchParams, headers: request.headers, body })
  }

  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const { status = 200, headers = {}, body = '' } = await handle(request).catch(errorReply)
    const isXml = typeof body === 'string' && body !== ''
    response.writeHead(status, { ...(isXml && { 'content-type': 'application/xml' }), ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: {
      S3_BUCKET: BUCKET,
      S3_REGION: credentials.region,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    objects: bucket.objects,
    unfinished: () => [...bucket.multiparts.values()].map(({ key }) => key),
    calls,
    failNext: (match, times = 1) => void faults.push(...Array.from({ length: times }, () => new RegExp(match))),
    advance: (ms) => void (movedMs += ms),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
