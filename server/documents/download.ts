import type { FastifyInstance } from 'fastify'
import { hashToken } from '../account/sessions'
import { conflict, gone, notFound } from '../kernel/errors'
import { downloadHeaders } from '../kernel/http/download'
import type { Services } from '../kernel/services'
import { numberText } from './issue'
import { type DocumentRow, findDocumentOfUser, insertTicket, takeTicket } from './repository'

/** Where the file of a document is fetched. */
const documentPath = '/downloads/document'

const TICKET_LIFE_MS = 5 * 60_000

/** Name of a document's file: staylark-INV2026-000017.pdf. */
const fileNameOf = ({ series, number }: DocumentRow) => `staylark-${numberText(series ?? '', number ?? 0)}.pdf`

/**
 * Gives the owner of a document an address that brings its file once within five minutes, so that any browser or host can fetch it
 * without a sign-in of its own. Throws 404 for anybody else's, 409 being_made until the file is there.
 */
export async function openDocument(
  { database, clock, random }: Services,
  userId: string,
  documentId: string,
): Promise<{ path: string; fileName: string; expiresAt: Date }> {
  const row = await findDocumentOfUser(database.db, userId, documentId)
  if (!row) throw notFound('There is no such document.')
  if (row.sha256 === null) throw conflict('being_made', 'The document is being made. Please try again in a moment.')
  const ticket = random.token(32)
  const expiresAt = new Date(clock.now().getTime() + TICKET_LIFE_MS)
  await insertTicket(database.db, { ticketHash: hashToken(ticket), documentId, expiresAt })
  return { path: `${documentPath}?ticket=${ticket}`, fileName: fileNameOf(row), expiresAt }
}

const worthless = () => gone('ticket_ended', 'This link has been used or is too old. Please open the document again.')

/** Serves the file of a document against its one-time ticket; 410 for any other. */
export function registerDocumentDownload(app: FastifyInstance, { database, clock }: Services): void {
  // A HEAD request must not use the ticket up.
  app.get<{ Querystring: { ticket?: unknown } }>(documentPath, { exposeHeadRoute: false }, async ({ query }, reply) => {
    const ticket = typeof query.ticket === 'string' ? query.ticket : ''
    const found = await takeTicket(database.db, hashToken(ticket), clock.now())
    if (!found) throw worthless()
    return reply
      .headers(downloadHeaders(fileNameOf(found.row)))
      .type('application/pdf')
      .send(found.pdf)
  })
}
