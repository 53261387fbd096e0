import type { ObjectUpload, StoredFile, Video } from '@/contract/upload'
import type { ChosenMedia, MediaChoice, MediaChooser } from '@/platform/files/contract'
import type { UploadRequest } from '@/platform/http/contract'
import { UploadQueueStore } from '@/stores/community/upload-queue'
import { heldCall } from './held-call'

/** A chosen picture, with what a test changes. */
export const chosenMedia = (name: string, change: Partial<ChosenMedia> = {}): ChosenMedia => ({
  mediaType: 'image/jpeg',
  sizeBytes: 100,
  thumbUrl: `local://${name}`,
  file: { kind: 'path', path: name },
  poster: null,
  durationMs: null,
  ...change,
})

/** A chosen video of 250 bytes, with a poster. */
export const chosenVideo = (change: Partial<ChosenMedia> = {}): ChosenMedia =>
  chosenMedia('v', {
    mediaType: 'video/mp4',
    sizeBytes: 250,
    durationMs: 12_000,
    poster: chosenMedia('poster'),
    ...change,
  })

/** An upload whose parts of 100 bytes are missing from one of them on. */
export function uploadOf(uploadId: string, sizeBytes = 100, fromPart = 1): ObjectUpload {
  const count = Math.ceil(sizeBytes / 100)
  const parts = Array.from({ length: count }, (_, index) => ({
    partNumber: index + 1,
    offset: index * 100,
    sizeBytes: Math.min(100, sizeBytes - index * 100),
    url: `/store/${uploadId}/${index + 1}`,
    fields: [
      { name: 'key', value: uploadId },
      { name: 'policy', value: 'p' },
    ],
  })).filter(({ partNumber }) => partNumber >= fromPart)
  return { uploadId, parts, partCount: count, expiresAt: '2026-12-01T00:00:00.000Z' }
}

const picture = { width: 800, height: 600, averageColor: '#88aabb', alt: '' }

/** A picture as the server stored it. */
export const storedPicture = (fileId: string): StoredFile => ({
  fileId,
  kind: 'picture',
  picture: { ...picture, url: `/pictures/480/${fileId}.webp` },
  durationMs: null,
})

/** A video as the server stored it. */
export const storedVideo = (fileId: string): StoredFile => ({
  fileId,
  kind: 'video',
  picture: null,
  durationMs: 12_000,
})

export const videoOf = (videoId: string): Video => ({
  videoId,
  url: `/videos/${videoId}.mp4`,
  poster: { ...picture, url: '/pictures/480/poster.webp' },
  width: 720,
  height: 1280,
  durationMs: 12_000,
})

/** The API and a store of objects whose replies the test sends, and a chooser that returns what the test lays before it. */
export function uploadFixture() {
  const creates = heldCall<object, ObjectUpload>()
  const completes = heldCall<{ uploadId: string }, StoredFile>()
  const videos = heldCall<{ fileId: string; posterFileId: string }, Video>()
  const posts = heldCall<UploadRequest, { status: number; headers: Record<string, string>; body: unknown }>()
  const aborted: string[] = []
  const choices: MediaChoice[] = []
  const choose = (most: number, onPicked: () => void) => {
    const choice = choices.shift() ?? { kind: 'dismissed' }
    if (choice.kind === 'chosen') onPicked()
    offered.push(most)
    return Promise.resolve(choice)
  }
  const offered: number[] = []
  const chooser: MediaChooser = {
    choosePictures: choose,
    chooseVideo: (onPicked) => choose(1, onPicked),
  }
  const stopped: string[] = []
  const released: string[] = []
  return {
    creates,
    completes,
    videos,
    posts,
    aborted,
    choices,
    offered,
    stopped,
    released,
    dependencies: {
      calls: {
        createObjectUpload: creates.call,
        completeObjectUpload: completes.call,
        createVideo: videos.call,
        abortObjectUpload: async ({ uploadId }: { uploadId: string }) => {
          aborted.push(uploadId)
          return { ok: true } as const
        },
      },
      chooser,
      origin: 'https://upload.example',
      sendFile: (request: UploadRequest) => {
        request.onBegun?.(() => stopped.push(request.url))
        return posts.call(request)
      },
      sliceFile: async (file: ChosenMedia['file'], offset: number, sizeBytes: number) => {
        const path = `${file.kind === 'path' ? file.path : ''} ${offset}+${sizeBytes}`
        return { file: { kind: 'path', path } as const, release: () => void released.push(path) }
      },
    },
    /** Lets the oldest part arrive. */
    partArrives: () => posts.reply({ status: 204, headers: {}, body: null }),
    partFails: (status: number, body: unknown = null) => posts.reply({ status, headers: {}, body }),
  }
}

/** A queue of uploads for a post. */
export function queueWith() {
  const fixture = uploadFixture()
  const onChanged = jest.fn()
  const onSignedOut = jest.fn()
  const create = () => new UploadQueueStore({ ...fixture.dependencies, purpose: 'post', onChanged, onSignedOut })
  const queue = create()
  const steps = () => queue.rows.map(({ state }) => state.step)
  const add = async (...names: string[]) => {
    fixture.choices.push({ kind: 'chosen', media: names.map((name) => chosenMedia(name)) })
    await queue.addPictures()
  }
  const arrive = async (id: string) => {
    await fixture.creates.reply(uploadOf(id))
    await fixture.partArrives()
    await fixture.completes.reply(storedPicture(id))
  }
  return { ...fixture, queue, create, onChanged, onSignedOut, steps, add, arrive }
}
