import type { UploadPart } from '@/contract/upload'
import { call, type Reply } from './call'
import { multipartOf } from './multipart-of'
import type { SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

/** Status of a posted part, and the code of an error. */
export interface PartReply {
  readonly status: number
  readonly code: string | null
}

/** Posts one part to the store, with other fields or bytes where a test wants them. */
export async function sendPart(
  { app }: Pick<TestServer, 'app'>,
  part: UploadPart,
  bytes: Buffer,
  changes: Readonly<Record<string, string>> = {},
): Promise<PartReply> {
  const fields = Object.fromEntries(part.fields.map(({ name, value }) => [name, changes[name] ?? value]))
  const { payload, headers } = multipartOf({ ...fields, file: { bytes } })
  if (!part.url.startsWith('/')) {
    const reply = await fetch(part.url, { method: 'POST', body: new Uint8Array(payload), headers })
    const [, code] = /<Code>(\w+)/.exec(await reply.text()) ?? []
    return { status: reply.status, code: code ?? null }
  }
  const reply = await app.inject({ method: 'POST', url: part.url, payload, headers })
  return { status: reply.statusCode, code: reply.body.startsWith('{') ? reply.json().code : null }
}

/** The bytes of a file that a part is to bring. */
export const bytesOfPart = ({ offset, sizeBytes }: UploadPart, file: Buffer): Buffer =>
  file.subarray(offset, offset + sizeBytes)

/** Posts parts of a file one after another; returns their statuses. */
export async function sendParts(
  server: Pick<TestServer, 'app'>,
  parts: readonly UploadPart[],
  file: Buffer,
): Promise<number[]> {
  const statuses: number[] = []
  for (const part of parts) statuses.push((await sendPart(server, part, bytesOfPart(part, file))).status)
  return statuses
}

/** What is sent straight to the store. */
export interface ObjectParams {
  readonly bytes: Buffer
  readonly mediaType?: 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4'
  readonly purpose?: 'post' | 'review' | 'chat'
}

/** Begins an upload. */
export const beginUpload = (
  { app }: Pick<TestServer, 'app'>,
  person: SignedInPerson,
  { bytes, mediaType = 'image/jpeg', purpose = 'post' }: ObjectParams,
): Promise<Reply> => call(app, 'createObjectUpload', { purpose, mediaType, sizeBytes: bytes.length }, person)

/** Begins an upload, sends all its parts and completes it; returns the reply of the last call. */
export async function uploadObject(
  server: Pick<TestServer, 'app'>,
  person: SignedInPerson,
  params: ObjectParams,
): Promise<Reply> {
  const begun = await beginUpload(server, person, params)
  if (begun.status !== 200) return begun
  await sendParts(server, begun.body.parts, params.bytes)
  return call(server.app, 'completeObjectUpload', { uploadId: begun.body.uploadId }, person)
}

/** Sends a video and its cover and joins them; returns the id of the video and of the cover. */
export async function uploadVideo(
  server: Pick<TestServer, 'app'>,
  person: SignedInPerson,
  bytes: Buffer,
  cover: Buffer,
): Promise<{ fileId: string; posterFileId: string; reply: Reply }> {
  const { fileId } = (await uploadObject(server, person, { bytes, mediaType: 'video/mp4' })).body
  const { fileId: posterFileId } = (await uploadObject(server, person, { bytes: cover })).body
  const reply = await call(server.app, 'createVideo', { fileId, posterFileId }, person)
  return { fileId, posterFileId, reply }
}
