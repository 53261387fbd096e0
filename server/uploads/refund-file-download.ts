import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { signedValues } from '../kernel/crypto/signed-text'
import { gone } from '../kernel/errors'
import { downloadHeaders } from '../kernel/http/download'
import { uploadedFileHeaders } from '../kernel/pictures/resized-pictures'
import type { Services } from '../kernel/services'
import { findRefundFile } from './refund-files'

const downloadPath = '/downloads/refund-file'

/** How long an address of a file is good, in ms. */
const FILE_ADDRESS_MS = 30 * 60_000

const tickets = signedValues('refund-file', Type.Object({ fileId: Type.String(), expireAtMs: Type.Integer() }))

/** A signed address of a file, good for half an hour; only its sender and operators are given one. */
export function refundFilePath(services: Pick<Services, 'env' | 'clock'>, fileId: string): string {
  const expireAtMs = services.clock.now().getTime() + FILE_ADDRESS_MS
  return `${downloadPath}?ticket=${tickets.sign(services, { fileId, expireAtMs })}`
}

function fileIdIn(services: Pick<Services, 'env' | 'clock'>, ticket: unknown): string | null {
  const content = typeof ticket === 'string' ? tickets.read(services, ticket) : null
  return content && services.clock.now().getTime() < content.expireAtMs ? content.fileId : null
}

const worthless = () => gone('ticket_ended', 'This link is too old. Please open the booking again.')

/** Serves files of requests against a signed address, never to be shown inside a page; 410 for any other address and for a file that is gone. */
export function registerRefundFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { ticket?: unknown } }>(downloadPath, async ({ query }, reply) => {
    const fileId = fileIdIn(services, query.ticket)
    const file = fileId === null ? null : await findRefundFile(services, fileId)
    if (file === null) throw worthless()
    return reply
      .headers({
        ...downloadHeaders(file.fileName),
        ...uploadedFileHeaders,
      })
      .type(file.mediaType)
      .send(file.content)
  })
}
