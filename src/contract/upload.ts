import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { Done, Id, Instant, Nullable, Picture } from './scalars'

const Share = Type.Number({ minimum: 0, maximum: 1 })

/** A picture as it was stored: a square WebP without anything of the file that was sent but its pixels. */
export const UploadedPicture = Type.Object({
  fileId: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type UploadedPicture = Static<typeof UploadedPicture>

/** A file that was sent with a request, as it is stored: a PDF as it came, a picture re-encoded as WebP. */
export const SentFile = Type.Object({
  fileId: Type.String(),
  fileName: Type.String({ description: 'As it was named, with the ending of its kind' }),
  mediaType: Type.Enum(['image/webp', 'application/pdf']),
  sizeBytes: Type.Integer(),
})
export type SentFile = Static<typeof SentFile>

/** One part of an upload: bytes of the file from offset on, posted as multipart form data with the fields in their order and the part last, as `file`. */
export const UploadPart = Type.Object({
  partNumber: Type.Integer({ minimum: 1 }),
  offset: Type.Integer(),
  sizeBytes: Type.Integer(),
  url: Type.String(),
  fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
})
export type UploadPart = Static<typeof UploadPart>

/** An upload that was begun: the parts that are still to be sent, in their order. */
export const ObjectUpload = Type.Object({
  uploadId: Id,
  parts: Type.Array(UploadPart),
  partCount: Type.Integer(),
  expiresAt: Instant,
})
export type ObjectUpload = Static<typeof ObjectUpload>

/** A picture or video as it is stored; the picture of a video is null. fileId is the uploadId. */
export const StoredFile = Type.Object({
  fileId: Id,
  kind: Type.Enum(['picture', 'video']),
  picture: Nullable(Picture),
  durationMs: Nullable(Type.Integer()),
})
export type StoredFile = Static<typeof StoredFile>

/** A video with its poster; url serves ranges. */
export const Video = Type.Object({
  videoId: Id,
  url: Type.String(),
  poster: Picture,
  width: Type.Integer(),
  height: Type.Integer(),
  durationMs: Type.Integer(),
})
export type Video = Static<typeof Video>

export const uploadRoutes = {
  uploadFile: {
    method: 'POST',
    path: '/api/upload/file',
    operationId: 'uploadFile',
    summary: 'Upload a picture as multipart form data, with its square crop; centered by default',
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
          description: 'As a fraction of the shorter side; left and top as fractions of width and height',
        }),
      ),
    }),
    reply: UploadedPicture,
  },
  uploadRefundFile: {
    method: 'POST',
    path: '/api/upload/refund/file',
    operationId: 'uploadRefundFile',
    summary: 'Upload a PDF or a picture for applyForCancel as multipart form data; private, unused ones go after a day',
    client: 'upload',
    auth: 'user',
    isMultipart: true,
    input: Type.Object({ fileName: Type.String({ maxLength: 255 }) }),
    reply: SentFile,
  },
} as const satisfies RouteTable

export type UploadApi = ApiOf<typeof uploadRoutes>

export const objectUploadRoutes = {
  createObjectUpload: {
    method: 'POST',
    path: '/api/upload/object',
    operationId: 'createObjectUpload',
    summary: 'Begin to send a picture or video straight to the store, or go on with one: what is still to be sent',
    client: 'upload',
    auth: 'user',
    input: Type.Object({
      uploadId: Type.Optional(Type.String({ maxLength: 40, description: 'The upload to go on with' })),
      purpose: Type.Optional(
        Type.Enum(['post', 'review', 'chat'], { description: 'Needed for a new one, as are the next two' }),
      ),
      mediaType: Type.Optional(Type.Enum(['image/jpeg', 'image/png', 'image/webp', 'video/mp4'])),
      sizeBytes: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    reply: ObjectUpload,
  },
  completeObjectUpload: {
    method: 'POST',
    path: '/api/upload/object/complete',
    operationId: 'completeObjectUpload',
    summary: 'Check and store what was sent; 409 incomplete while parts are missing',
    client: 'upload',
    auth: 'user',
    input: Type.Object({ uploadId: Id }),
    reply: StoredFile,
  },
  abortObjectUpload: {
    method: 'POST',
    path: '/api/upload/object/abort',
    operationId: 'abortObjectUpload',
    summary: 'Give up an upload that was begun, or a file that nothing uses yet',
    client: 'upload',
    auth: 'user',
    input: Type.Object({ uploadId: Id }),
    reply: Done,
  },
  createVideo: {
    method: 'POST',
    path: '/api/upload/video',
    operationId: 'createVideo',
    summary: 'Give a stored video its poster, a picture that was stored before',
    client: 'upload',
    auth: 'user',
    input: Type.Object({ fileId: Id, posterFileId: Id }),
    reply: Video,
  },
  getVideo: {
    method: 'GET',
    path: '/api/upload/video',
    operationId: 'getVideo',
    summary: 'A video that is shown somewhere; its owner gets it before',
    client: 'upload',
    auth: 'open',
    input: Type.Object({ videoId: Id }),
    reply: Video,
  },
} as const satisfies RouteTable

export type ObjectUploadApi = ApiOf<typeof objectUploadRoutes>
