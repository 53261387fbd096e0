import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError, badInput, errorCode } from '../errors'
import multipart from '@fastify/multipart'
import type { TSchema } from 'typebox'
import { mostUploadBytes, uploadText } from '@/domain/uploads'
import { queryValues } from './input-check'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer
  }
}

const emptyBody = Buffer.alloc(0)

function addJsonParser(app: FastifyInstance, contentType: string) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(contentType, { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    void parse(request, body.toString('utf8'), done)
  })
}

/** Accepts JSON bodies only, also empty ones; the raw bytes are retained for signature checks. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.decorateRequest('rawBody')
  app.addHook('onRequest', async (request) => {
    request.rawBody = emptyBody
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity')
      throw new ApiError(415, 'unsupported_media_type', 'This could not be read. Please try again.')
  })
  app.removeAllContentTypeParsers()
  addJsonParser(app, 'application/json')
}

/** Also takes JSON under text/plain, as beacons send it. */
export function acceptBeacons(app: FastifyInstance): void {
  addJsonParser(app, 'text/plain')
}

declare module 'fastify' {
  interface FastifyRequest {
    sentFile: Buffer | null
  }
}

/** The largest form that is taken: one file and a few short fields. */
export const mostFormBytes = mostUploadBytes + 64 * 1024

/** Lets the routes of a scope take forms with one file. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: {
      fileSize: mostUploadBytes,
      files: 1,
      fields: 12,
      fieldSize: 1024,
      fieldNameSize: 64,
      parts: 13,
      headerPairs: 20,
    },
  })
}

const propertiesOf = (schema: TSchema): Record<string, TSchema> =>
  'properties' in schema && schema.properties ? { ...schema.properties } : {}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') request.sentFile = await part.toBuffer()
    else fields.push([part.fieldname, part.value])
  }
  return Object.fromEntries(fields)
}

/** 413: the file is larger than 20 MB. */
export const fileTooLarge = () => new ApiError(413, 'too_large', uploadText.tooLarge, { field: 'file' })

/** What came is too large, or its form cannot be read. */
function refusalOf(error: unknown): unknown {
  const code = errorCode(error) ?? ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge()
  if (code.startsWith('FST_')) return error
  return badInput('file', 'The file could not be read. Please try again.')
}

/** Reads a form before its fields are checked: they become the body, the file stands beside it; refuses a call without one. */
export async function readForm(request: FastifyRequest, input: TSchema): Promise<void> {
  if (!request.isMultipart()) throw badInput('file', uploadText.missing)
  const fields = await readParts(request).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (request.sentFile === null) throw badInput('file', uploadText.missing)
  request.body = queryValues(propertiesOf(input), fields)
}
