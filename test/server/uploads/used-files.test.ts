import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { uploadText } from '@/domain/uploads'
import { ApiError } from '../../../server/kernel/errors'
import { runDueJobs } from '../../../server/main/jobs'
import { findFile } from '../../../server/uploads/repository'
import { refundFilePath } from '../../../server/uploads/refund-file-download'
import {
  releaseFiles,
  releaseFilesOfUser,
  releaseOtherFiles,
  takeFiles,
  type TakeRequest,
} from '../../../server/uploads/used-files'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { beginUpload, sendParts, uploadObject, uploadVideo } from '../../support/server/object-uploads'
import { sendRefundFile } from '../../support/server/refund-files'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer, usualStart } from '../../support/server/start-test-server'
import { mp4 } from '../../support/mp4'

const DAY_MS = 86_400_000

let server: TestServer
let ada: SignedInPerson
let photo: Buffer

beforeAll(async () => {
  server = await startTestServer({ connections: 12 })
  photo = await drawPhoto()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(new Date(usualStart))
  ada = await signIn(server.services)
})

const inTransaction: TestServer['services']['database']['transaction'] = (run) =>
  server.services.database.transaction(run)
const picture = async (purpose: 'post' | 'review' = 'post', person = ada): Promise<string> =>
  (await uploadObject(server, person, { bytes: photo, purpose })).body.fileId
const video = () => uploadVideo(server, ada, mp4(), photo)
const take = (fileIds: readonly string[], request: Partial<TakeRequest> = {}) =>
  inTransaction((tx) => takeFiles(tx, { userId: ada.uid, fileIds, purpose: 'post', usedBy: 'post A', ...request }))
const release = (usedBy: string) => inTransaction((tx) => releaseFiles(tx, server.services, usedBy))
const releaseOthers = (usedBy: string, fileIds: readonly string[]) =>
  inTransaction((tx) => releaseOtherFiles(tx, server.services, { usedBy, fileIds }))
const work = () => runDueJobs(server.services, { postHere: () => Promise.reject(new Error('nobody is called')) })
const rowOf = (id: string) => findFile(server.services.database.db, id)
const objectsOf = (id: string) => {
  const folder = join(server.services.env.dataDir, 'uploads', 'files', id)
  return existsSync(folder) ? readdirSync(folder) : []
}
/** An id for what uses files, different in each test. */
const newUse = () => `post ${server.services.random.id()}`

const refusalOf = (taking: Promise<unknown>) =>
  taking.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.message, error.facts.field] : error),
  )
const refused = [400, uploadText.noSuchFile, 'fileIds']

test('files are taken in their order, a video with its cover', async () => {
  const usedBy = newUse()
  const [first, second, clip] = [await picture(), await picture(), await video()]
  const taken = await take([second, clip.fileId, first, second], { usedBy })
  expect(taken).toEqual([
    { kind: 'picture', fileId: second, pictureId: expect.stringContaining(second) },
    {
      kind: 'video',
      fileId: clip.fileId,
      posterId: expect.stringContaining(clip.posterFileId),
      durationMs: 1000,
      width: 320,
      height: 240,
    },
    { kind: 'picture', fileId: first, pictureId: expect.stringContaining(first) },
  ])
  for (const id of [first, second, clip.fileId, clip.posterFileId]) expect((await rowOf(id))?.usedBy).toBe(usedBy)
  expect(await take([first], { usedBy })).toHaveLength(1)
  expect(await take([])).toEqual([])
})

test.each<[string, () => Promise<[string, Partial<TakeRequest>?]>]>([
  ['of another user', async () => [await picture('post', await signIn(server.services))]],
  ['for another purpose', async () => [await picture('review')]],
  ['of another kind', async () => [await picture(), { kinds: ['video'] }]],
  ['that does not exist', async () => ['NOSUCHFILE']],
  [
    'that is an avatar',
    async () => [
      (await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes: photo } }, ada)).body.fileId,
    ],
  ],
  ['that goes with a request', async () => [(await sendRefundFile(server, ada)).body.fileId]],
  [
    'that is still being sent',
    async () => {
      const input = { purpose: 'post', mediaType: 'image/jpeg', sizeBytes: 10 }
      return [(await call(server.app, 'createObjectUpload', input, ada)).body.uploadId]
    },
  ],
  [
    'that was given up',
    async () => {
      const uploadId = await picture()
      await call(server.app, 'abortObjectUpload', { uploadId }, ada)
      return [uploadId]
    },
  ],
  [
    'that another post has',
    async () => {
      const fileId = await picture()
      await take([fileId], { usedBy: newUse() })
      return [fileId, { usedBy: newUse() }]
    },
  ],
])('a file %s is not taken, and neither are those beside it', async (_name, create) => {
  const [fileId, request] = await create()
  const good = await picture()
  expect(await refusalOf(take([good, fileId], { usedBy: newUse(), ...request }))).toEqual(refused)
  expect((await rowOf(good))?.usedBy).toBeNull()
})

test('a video needs a cover that nothing else uses', async () => {
  const bare = (await uploadObject(server, ada, { bytes: mp4(), mediaType: 'video/mp4' })).body.fileId
  const noPoster = [400, uploadText.noPoster, 'videoId']
  expect(await refusalOf(take([bare], { field: 'videoId' }))).toEqual(noPoster)
  const clip = await video()
  await take([clip.posterFileId], { usedBy: newUse() })
  expect(await refusalOf(take([clip.fileId], { usedBy: newUse(), field: 'videoId' }))).toEqual(noPoster)
})

test('of many posts that take one file at once one wins', async () => {
  for (let round = 0; round < 4; round++) {
    const shared = await picture()
    const own = await Promise.all(Array.from({ length: 8 }, () => picture()))
    const uses = own.map(() => newUse())
    const taking = own.map((fileId, index) => {
      // In either order, which must not lock them up against each other.
      const fileIds = index % 2 === 0 ? [fileId, shared] : [shared, fileId]
      return refusalOf(take(fileIds, { usedBy: uses[index] ?? '' }))
    })
    const results = await Promise.all(taking)
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect(results.filter((result) => result !== null)).toEqual(Array.from({ length: 7 }, () => refused))
    const winner = results.indexOf(null)
    expect((await rowOf(shared))?.usedBy).toBe(uses[winner])
    const states = await Promise.all(own.map(async (id) => (await rowOf(id))?.usedBy))
    expect(states).toEqual(own.map((_, index) => (index === winner ? uses[index] : null)))
  }
})

test('a file is taken or given up, never both', async () => {
  for (let round = 0; round < 6; round++) {
    const fileId = await picture()
    const usedBy = newUse()
    const [taken, aborted] = await Promise.all([
      refusalOf(take([fileId], { usedBy })),
      call(server.app, 'abortObjectUpload', { uploadId: fileId }, ada),
    ])
    const row = await rowOf(fileId)
    if (taken === null) expect([aborted.status, row?.usedBy, row?.state]).toEqual([409, usedBy, 'stored'])
    else expect([aborted.status, row?.usedBy, row?.state]).toEqual([200, null, 'gone'])
  }
})

test('a file is taken or swept, never both', async () => {
  for (let round = 0; round < 4; round++) {
    server.clock.set(new Date(usualStart))
    const fileId = await picture()
    const usedBy = newUse()
    server.clock.advance(DAY_MS)
    const [taken] = await Promise.all([refusalOf(take([fileId], { usedBy })), work()])
    await work()
    expect([(await rowOf(fileId))?.usedBy, objectsOf(fileId).length]).toEqual(
      taken === null ? [usedBy, 4] : [undefined, 0],
    )
  }
})

test('what is used is never swept', async () => {
  const usedBy = newUse()
  const clip = await video()
  const fileId = await picture()
  await take([fileId, clip.fileId], { usedBy })
  server.clock.advance(10 * DAY_MS)
  await work()
  for (const id of [fileId, clip.fileId, clip.posterFileId]) {
    expect([(await rowOf(id))?.usedBy, objectsOf(id).length > 0]).toEqual([usedBy, true])
  }
})

test('the files of a deleted post are gone at once, then from the store, then from the database', async () => {
  const usedBy = newUse()
  const [fileId, clip] = [await picture(), await video()]
  await take([fileId, clip.fileId], { usedBy })
  const ids = [fileId, clip.fileId, clip.posterFileId]
  await release(usedBy)
  expect((await server.app.inject({ url: `/videos/${clip.fileId}.mp4` })).statusCode).toBe(404)
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ state: 'gone', usedBy: null, objects: [] })
  await work()
  expect(ids.flatMap(objectsOf)).toEqual([])
  server.clock.advance(DAY_MS)
  await work()
  expect(await Promise.all(ids.map(rowOf))).toEqual([null, null, null])
})

test('a transaction that fails releases nothing', async () => {
  const usedBy = newUse()
  const fileId = await picture()
  await take([fileId], { usedBy })
  const failing = inTransaction(async (tx) => {
    await releaseFiles(tx, server.services, usedBy)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await work()
  expect([(await rowOf(fileId))?.state, objectsOf(fileId).length]).toEqual(['stored', 4])
})

test('an edited post lets go of what it does not show any more, and of that alone', async () => {
  const usedBy = newUse()
  const [left, gone, clip] = [await picture(), await picture(), await video()]
  const foreign = await picture()
  await take([left, gone, clip.fileId], { usedBy })
  await take([foreign], { usedBy: newUse() })
  await releaseOthers(usedBy, [left, clip.fileId])
  const states = async () =>
    Promise.all([left, gone, clip.fileId, clip.posterFileId, foreign].map(async (id) => (await rowOf(id))?.state))
  expect(await states()).toEqual(['stored', 'gone', 'stored', 'stored', 'stored'])
  await releaseOthers(usedBy, [])
  await work()
  expect(await states()).toEqual(['gone', 'gone', 'gone', 'gone', 'stored'])
  expect([left, gone, clip.fileId, clip.posterFileId].flatMap(objectsOf)).toEqual([])
})

test('two edits at once, which each let go of what the other shows, leave nothing half released', async () => {
  const usedBy = newUse()
  const [one, other] = [await picture(), await picture()]
  await take([one, other], { usedBy })
  await Promise.all([releaseOthers(usedBy, [one]), releaseOthers(usedBy, [other])])
  for (const id of [one, other]) {
    const row = await rowOf(id)
    expect(row?.state === 'gone').toBe(row?.objects.length === 0)
  }
})

test('with an account all its files go, begun ones too, and nobody else’s', async () => {
  const eve = await signIn(server.services)
  const foreign = await picture('post', eve)
  const [fileId, clip] = [await picture(), await video()]
  await take([clip.fileId], { usedBy: newUse() })
  const face = (await call(server.app, 'uploadFile', { purpose: 'avatar', file: { bytes: photo } }, ada)).body.fileId
  const pdf = (await sendRefundFile(server, ada)).body.fileId
  const begun = (await beginUpload(server, ada, { bytes: photo })).body
  expect(await sendParts(server, begun.parts, photo)).toEqual([201])
  const link = refundFilePath(server.services, pdf)
  await inTransaction((tx) => releaseFilesOfUser(tx, server.services, ada.uid))
  await work()
  const ids = [fileId, clip.fileId, clip.posterFileId, face, pdf, begun.uploadId]
  expect(await server.services.files.folder.head(`parts/${begun.uploadId}/1`)).toBeNull()
  expect([await Promise.all(ids.map(rowOf)), ids.flatMap(objectsOf)]).toEqual([ids.map(() => null), []])
  expect((await server.app.inject({ url: link })).statusCode).toBe(410)
  expect([(await rowOf(foreign))?.state, objectsOf(foreign).length]).toEqual(['stored', 4])
})
