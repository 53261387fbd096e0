import type { FastifyInstance } from 'fastify'
import { notFound } from '../kernel/errors'
import { readPictureContent } from '../repositories/uploaded-picture'
import type { Services } from '../kernel/services'

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves pictures that people sent at `/pictures/avatars/:id.webp`, for ever the same; nothing in them can run. */
export function registerAvatars(app: FastifyInstance, { database }: Services): void {
  app.get<{ Params: { file: string } }>('/pictures/avatars/:file', async ({ params }, reply) => {
    const [, id] = /^([\w-]{20,64})\.webp$/.exec(params.file) ?? []
    const content = id === undefined ? null : await readPictureContent(database.db, id)
    if (content === null) throw notFound('There is no such picture.')
    return reply
      .header('cache-control', A_YEAR)
      .header('content-disposition', 'inline; filename="avatar.webp"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(content)
  })
}
