import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pipeline, Transform, type TransformCallback } from 'node:stream'
import { mostUploadBytes, uploadText } from '@/domain/uploads'
import { ApiError, badInput, conflict, gone } from '../../kernel/errors'
import { fileTooLarge, mostFormBytes } from '../../kernel/http/request-body'
import type { Services } from '../../kernel/services'
import { endOf, uploadIdOf } from '../parts'
import { findFile } from '../repository'
import { checkPost, objectPath, TAKEN_STATUS } from './post-policy'

const otherSize = () => new ApiError(400, 'other_size', uploadText.otherSize, { field: 'file' })

/** The reader of the last stream gets the errors of all. */
const ignore = () => undefined

/** Passes on exactly the expected number of bytes; fails on the first excess byte, and at the end when bytes are missing. */
function exactly(bytes: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length
      done(seen > bytes ? otherSize() : null, chunk)
    },
    flush(done) {
      done(seen === bytes ? null : otherSize())
    },
  })
}

/** The fields that came before the file. */
const textFields = ({ fields }: MultipartFile): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[name, field.value]] : [],
    ),
  )

async function refuseEnded({ database, clock }: Services, key: string): Promise<void> {
  const row = await findFile(database.db, uploadIdOf(key) ?? '')
  if (row?.state !== 'begun' || row.store !== 'folder' || endOf(row) <= clock.now())
    throw gone('upload_ended', uploadText.ended)
}

async function storePart(services: Services, part: MultipartFile): Promise<void> {
  const { key, bytes } = checkPost(services.env.secret, textFields(part), services.clock.now())
  await refuseEnded(services, key)
  const content = pipeline(part.file, exactly(bytes), ignore)
  const isNew = await services.files.folder.add(key, content)
  if (!isNew) throw conflict('already_sent', 'This part has been sent already.')
}

async function takeObject(request: FastifyRequest, services: Services): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > mostFormBytes) throw fileTooLarge()
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw badInput('file', uploadText.missing)
  // What is refused is read to its end, so that the client reads the reply.
  await storePart(services, part).finally(() => part.file.resume())
}

/** Takes objects that clients post with a signed form into the folder store, each form once; a bucket of S3 takes its own. */
export async function registerObjectPosts(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: mostUploadBytes,
        files: 1,
        fields: 12,
        fieldSize: 4096,
        fieldNameSize: 64,
        parts: 13,
        headerPairs: 20,
      },
    })
    scope.post(objectPath, { bodyLimit: mostFormBytes }, async (request, reply) => {
      await takeObject(request, services)
      return reply.code(TAKEN_STATUS).send('')
    })
  })
}
