import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors/api-error'
import { importedPictureOf } from '../pictures/imported-picture'
import { PICTURE_WIDTHS, UnknownPictureError } from '../pictures/resize-picture'
import type { Services } from '../services'

const noSuchPicture = () => notFound('There is no such picture.')

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves `/pictures/:width/:file.webp` in the three served widths, for ever the same; 404 for anything else. */
export function registerPictures(app: FastifyInstance, { pictures, pictureResizer }: Services): void {
  app.get<{ Params: { width: string; file: string } }>('/pictures/:width/:file', async ({ params }, reply) => {
    const width = PICTURE_WIDTHS.find((one) => String(one) === params.width)
    const [, id] = /^([a-z0-9-]{1,60})\.webp$/.exec(params.file) ?? []
    const isKnown = id !== undefined && (pictures.pictureById(id) !== undefined || importedPictureOf(id) !== null)
    if (width === undefined || !isKnown) throw noSuchPicture()
    const content = await pictureResizer.resizePicture(id, width).catch((error: unknown) => {
      throw error instanceof UnknownPictureError ? noSuchPicture() : error
    })
    return reply.header('cache-control', A_YEAR).type('image/webp').send(content)
  })
}
