import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { signedValues } from '../../kernel/crypto/signed-text'
import type { UploadedFileRow } from '../../kernel/database/schema/people'
import { notFound } from '../../kernel/errors'
import { uploadedFileHeaders } from '../../kernel/pictures/resized-pictures'
import type { Services } from '../../kernel/services'
import { VIDEO_NAME } from '../complete'
import { findFile } from '../repository'
import { openObject } from '../stored-files'
import { type RangeReply, rangeOf } from './range'

/** How long the address of a video that nothing uses yet is good, in ms. */
const ADDRESS_MS = 30 * 60_000

const tickets = signedValues('video', Type.Object({ fileId: Type.String(), expireAtMs: Type.Integer() }))

/** The address of a video: for everybody once it is used, signed for its sender before. */
export function videoPath(
  services: Pick<Services, 'env' | 'clock'>,
  { id: fileId, usedBy }: Pick<UploadedFileRow, 'id' | 'usedBy'>,
): string {
  const path = `/videos/${fileId}.mp4`
  if (usedBy !== null) return path
  const expireAtMs = services.clock.now().getTime() + ADDRESS_MS
  return `${path}?ticket=${tickets.sign(services, { fileId, expireAtMs })}`
}

function isTicketGood(services: Services, fileId: string, ticket: unknown): boolean {
  const content = typeof ticket === 'string' ? tickets.read(services, ticket) : null
  return content?.fileId === fileId && services.clock.now().getTime() < content.expireAtMs
}

const noSuchVideo = () => notFound('There is no such video.')

async function findShown(services: Services, fileId: string | undefined, ticket: unknown): Promise<UploadedFileRow> {
  const row = fileId === undefined ? null : await findFile(services.database.db, fileId)
  if (row?.state !== 'stored' || row.mediaType !== 'video/mp4') throw noSuchVideo()
  if (row.usedBy === null && !isTicketGood(services, row.id, ticket)) throw noSuchVideo()
  return row
}

type VideoRequest = FastifyRequest<{ Params: { file: string }; Querystring: { ticket?: unknown } }>

const headersOf = ({ bytes, sha256 }: { readonly bytes: number; readonly sha256: string }, range: RangeReply) => ({
  'accept-ranges': 'bytes',
  etag: `"${sha256}"`,
  'content-length': range.length,
  ...(range.status === 206 && { 'content-range': `bytes ${range.first}-${range.last}/${bytes}` }),
  ...(range.status === 416 && { 'content-range': `bytes */${bytes}` }),
})

/** Serves `/videos/:file.mp4` whole and in ranges; 404 for a video that nothing uses, but for its sender's signed address. */
export function registerVideos(app: FastifyInstance, services: Services): void {
  const send = async ({ method, headers, params, query }: VideoRequest, reply: FastifyReply) => {
    const [, fileId] = /^([0-9A-HJKMNP-TV-Z]{26})\.mp4$/.exec(params.file) ?? []
    const row = await findShown(services, fileId, query.ticket)
    const [object] = row.objects
    if (!object) throw noSuchVideo()
    const range = rangeOf(headers, object.bytes, `"${object.sha256}"`)
    const hasBody = method !== 'HEAD' && range.status !== 416
    // Before any header is set: the reply of a missing object must not be cached.
    const content = hasBody ? await openObject(services, row, VIDEO_NAME, range) : ''
    if (content === null) throw noSuchVideo()
    return reply
      .code(range.status)
      .headers({ ...uploadedFileHeaders, ...headersOf(object, range) })
      .header('content-disposition', 'inline; filename="video.mp4"')
      .header('cache-control', row.usedBy === null ? 'private, max-age=1800' : 'public, max-age=86400')
      .type('video/mp4')
      .send(content)
  }
  app.route({ method: ['GET', 'HEAD'], url: '/videos/:file', exposeHeadRoute: false, handler: send })
}
