import { Type, type Static } from 'typebox'
import type { ApiOf, RouteTable } from './route'

const Share = Type.Number({ minimum: 0, maximum: 1 })

/** A picture as it was stored: a square WebP without anything of the file that was sent but its pixels. */
export const UploadedPicture = Type.Object({
  fileId: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type UploadedPicture = Static<typeof UploadedPicture>

export const uploadRoutes = {
  uploadFile: {
    method: 'POST',
    path: '/api/upload/file',
    operationId: 'uploadFile',
    summary: 'Send a picture as multipart form data, with the square of it that is meant; one in the middle by default',
    client: 'upload',
    auth: 'user',
    isMultipart: true,
    input: Type.Object({
      purpose: Type.Literal('avatar'),
      cropLeft: Type.Optional(Share),
      cropTop: Type.Optional(Share),
      cropSide: Type.Optional(
        Type.Number({
          exclusiveMinimum: 0,
          maximum: 1,
          description: 'As a part of the shorter side; left and top as parts of width and height',
        }),
      ),
    }),
    reply: UploadedPicture,
  },
} as const satisfies RouteTable

export type UploadApi = ApiOf<typeof uploadRoutes>
