import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { uploadedFile } from '../../../server/kernel/database/schema/people'
import { createLog } from '../../../server/kernel/config/log'
import { demo } from '../../../server/demo/demo'
import { createServices } from '../../../server/main/create-services'
import { runDueJobs } from '../../../server/main/jobs'
import { runMoveUploads } from '../../../server/uploads/move/command'
import { countToMove, moveUploads } from '../../../server/uploads/move/move-files'
import { refundFilePath } from '../../../server/uploads/refund-file-download'
import { findFile } from '../../../server/uploads/repository'
import { releaseFiles, takeFiles } from '../../../server/uploads/used-files'
import { call } from '../../support/server/call'
import { drawPhoto } from '../../support/server/draw-photo'
import { beginUpload, sendParts, uploadObject, uploadVideo } from '../../support/server/object-uploads'
import { type S3Peer, startS3Peer } from '../../support/peers/s3-peer'
import { projectFolder } from '../../support/server/project-folder'
import { sendRefundFile } from '../../support/server/refund-files'
import { signIn, type SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { mp4 } from '../../support/mp4'

let peer: S3Peer
/** One server with its files in a folder, and one on the same database and folder with a bucket. */
let onFolder: TestServer
let onBucket: TestServer
let ada: SignedInPerson
let photo: Buffer

beforeEach(async () => {
  peer = await startS3Peer()
  onFolder = await startTestServer()
  const { env, database } = onFolder.services
  onBucket = await startTestServer({
    env: { ...peer.env, DATA_DIR: env.dataDir },
    ownDatabase: { database, remove: async () => undefined },
  })
  photo ??= await drawPhoto()
  ada = await signIn(onFolder.services)
})
afterEach(async () => {
  await onBucket.close()
  await onFolder.close()
  await peer.close()
})

const rowOf = (id: string) => findFile(onFolder.services.database.db, id)
const pathOf = (key: string) => join(onFolder.services.env.dataDir, 'uploads', key)
const work = () => runDueJobs(onBucket.services, { postHere: () => Promise.reject(new Error('nobody is called')) })
const move = (server = onBucket) => moveUploads(server.services)
const keysOf = (id: string) => [...peer.objects.keys()].filter((key) => key.startsWith(`files/${id}/`))
const localFiles = (id: string) => (existsSync(pathOf(`files/${id}`)) ? readdirSync(pathOf(`files/${id}`)) : [])

/** Puts the content of a file into its row, where it stood before there was a store. */
async function intoDatabase(fileId: string): Promise<void> {
  const [object] = (await rowOf(fileId))?.objects ?? []
  const content = readFileSync(pathOf(object?.key ?? ''))
  const before = { content, store: null, objects: [] }
  await onFolder.services.database.db.update(uploadedFile).set(before).where(eq(uploadedFile.id, fileId))
  rmSync(pathOf(`files/${fileId}`), { recursive: true })
}

/** Files of every kind, each with the address under which it is read. */
async function sendFiles(): Promise<Map<string, string>> {
  const avatarOf = async () =>
    (await call(onFolder.app, 'uploadFile', { purpose: 'avatar', file: { bytes: photo } }, ada)).body
  const [old, face] = [await avatarOf(), await avatarOf()]
  const [oldPdf, pdf] = [
    (await sendRefundFile(onFolder, ada)).body.fileId,
    (await sendRefundFile(onFolder, ada)).body.fileId,
  ]
  const picture = (await uploadObject(onFolder, ada, { bytes: photo })).body
  const clip = await uploadVideo(onFolder, ada, mp4(), photo)
  for (const id of [old.fileId, oldPdf]) await intoDatabase(id)
  return new Map([
    [old.fileId, old.url],
    [face.fileId, face.url],
    [oldPdf, refundFilePath(onFolder.services, oldPdf)],
    [pdf, refundFilePath(onFolder.services, pdf)],
    [picture.fileId, picture.picture.url],
    [clip.fileId, clip.reply.body.url],
    [clip.posterFileId, clip.reply.body.poster.url],
  ])
}

/** What everybody reads under addresses, as text. */
async function contentsOf(addresses: Iterable<string>): Promise<string[]> {
  const contents: string[] = []
  for (const url of addresses) {
    const { statusCode, rawPayload } = await onBucket.app.inject({ url })
    contents.push(`${statusCode} ${rawPayload.toString('base64')}`)
  }
  return contents
}

test('files of the database move into the folder', async () => {
  const files = await sendFiles()
  const before = await contentsOf(files.values())
  expect(await countToMove(onFolder.services)).toBe(2)
  const report = await move(onFolder)
  expect([report.files, report.faults, await countToMove(onFolder.services)]).toEqual([2, [], 0])
  expect(await contentsOf(files.values())).toEqual(before)
  for (const id of files.keys())
    expect(await rowOf(id)).toMatchObject({ content: null, store: 'folder', state: 'stored' })
  expect((await move(onFolder)).files).toBe(0)
})

test('files of the database and the folder move into the bucket, and nothing is lost', async () => {
  const files = await sendFiles()
  const before = await contentsOf(files.values())
  expect(before.every((content) => content.startsWith('200'))).toBe(true)
  const report = await move()
  expect([report.files, report.faults]).toEqual([7, []])
  const stored = [...peer.objects.values()].reduce((sum, { content }) => sum + content.length, 0)
  expect(report.bytes).toBe(stored)
  expect(await contentsOf(files.values())).toEqual(before)
  await work()
  expect(await contentsOf(files.values())).toEqual(before)
  for (const id of files.keys()) {
    const row = await rowOf(id)
    expect([row?.store, row?.content, localFiles(id)]).toEqual(['s3', null, []])
    expect(row?.objects.map(({ key }) => key).toSorted()).toEqual(keysOf(id).toSorted())
  }
  const types = [...new Set([...peer.objects.values()].map(({ mediaType }) => mediaType))]
  expect(types.toSorted()).toEqual(['application/pdf', 'image/webp', 'video/mp4'])
})

test('an upload that is going on is not moved and completes in the bucket', async () => {
  const begun = (await beginUpload(onFolder, ada, { bytes: photo })).body
  await sendParts(onFolder, begun.parts, photo)
  expect((await move()).files).toBe(0)
  const { status } = await call(onBucket.app, 'completeObjectUpload', { uploadId: begun.uploadId }, ada)
  expect([status, (await rowOf(begun.uploadId))?.store, keysOf(begun.uploadId).length]).toEqual([200, 's3', 4])
})

/** As often as the client of the bucket tries. */
const TRIES = 3

test('a run that breaks off anywhere loses nothing, and the next one goes on', async () => {
  const files = await sendFiles()
  const before = await contentsOf(files.values())
  const { db } = onFolder.services.database
  const ids = await db.select({ id: uploadedFile.id }).from(uploadedFile).orderBy(asc(uploadedFile.id))
  let runs = 0
  for (const { id } of ids) {
    peer.failNext(new RegExp(`^${runs % 2 === 0 ? 'PUT' : 'GET'} files/${id}`), TRIES)
    await expect(move()).rejects.toThrow()
    runs += 1
    expect(await contentsOf(files.values())).toEqual(before)
    if (runs % 2 === 0) await work()
  }
  expect(runs).toBe(files.size)
  expect((await move()).faults).toEqual([])
  await work()
  expect(await contentsOf(files.values())).toEqual(before)
  expect(await countToMove(onBucket.services)).toBe(0)
  expect([...files.keys()].flatMap(localFiles)).toEqual([])
}, 60_000)

test('a run that dies before a row points to the new copies leaves the old ones', async () => {
  const { fileId, picture } = (await uploadObject(onFolder, ada, { bytes: photo })).body
  const { services } = onBucket
  const broken = { ...services.database, transaction: () => Promise.reject(new Error('the power went out')) }
  await expect(moveUploads({ ...services, database: broken })).rejects.toThrow('the power went out')
  await work()
  expect([(await rowOf(fileId))?.store, localFiles(fileId).length, keysOf(fileId).length]).toEqual(['folder', 4, 4])
  expect((await move()).files).toBe(1)
  await work()
  expect([localFiles(fileId), (await onBucket.app.inject({ url: picture.url })).statusCode]).toEqual([[], 200])
})

test('a file that is damaged or lost is named and stays as it is; the others move', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await uploadObject(onFolder, ada, { bytes: photo })).body.fileId)
  const [damaged = '', lost = '', good = ''] = ids
  writeFileSync(pathOf(`files/${damaged}/750.webp`), 'other bytes')
  rmSync(pathOf(`files/${lost}/240.webp`))
  const { files, faults } = await move()
  expect(files).toBe(1)
  expect(faults.toSorted()).toEqual(
    [
      `The file ${damaged} has another content in files/${damaged}/750.webp than was recorded.`,
      `The file ${lost} has lost files/${lost}/240.webp.`,
    ].toSorted(),
  )
  await work()
  const stores = await Promise.all([damaged, lost, good].map(async (id) => (await rowOf(id))?.store))
  expect(stores).toEqual(['folder', 'folder', 's3'])
  expect([localFiles(damaged).length, keysOf(damaged), keysOf(lost)]).toEqual([4, [], []])
})

test('two runs at once move each file once', async () => {
  const files = await sendFiles()
  const before = await contentsOf(files.values())
  const reports = await Promise.all([move(), move()])
  expect(reports.reduce((sum, report) => sum + report.files, 0)).toBe(7)
  await work()
  expect(await contentsOf(files.values())).toEqual(before)
})

test('a file that is deleted while it moves stays deleted', async () => {
  const { fileId } = (await uploadObject(onFolder, ada, { bytes: photo })).body
  const { services } = onBucket
  const inTransaction = services.database.transaction
  await inTransaction((tx) => takeFiles(tx, { userId: ada.uid, fileIds: [fileId], purpose: 'post', usedBy: 'post X' }))
  const { files } = services
  const put: typeof files.current.put = async (key, content, mediaType) => {
    await files.current.put(key, content, mediaType)
    if (key.endsWith('960.webp')) await inTransaction((tx) => releaseFiles(tx, services, 'post X'))
  }
  const current = { ...files.current, put }
  expect((await moveUploads({ ...services, files: { ...files, current } })).files).toBe(0)
  await work()
  expect([(await rowOf(fileId))?.state, localFiles(fileId), keysOf(fileId)]).toEqual(['gone', [], []])
})

test('files in a bucket that the settings do not name any more are reported', async () => {
  const { fileId } = (await uploadObject(onBucket, ada, { bytes: photo })).body
  expect(await move(onFolder)).toMatchObject({
    files: 0,
    faults: [`The file ${fileId} stands in S3, which is not configured.`],
  })
})

describe('the command', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    for (const name of ['log', 'error'] as const)
      jest.spyOn(console, name).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')))
  })
  afterEach(() => jest.restoreAllMocks())

  const run = (args: string[], more: Record<string, string> = {}) => {
    const { env, database } = onFolder.services
    const given = {
      NODE_ENV: 'test',
      DATA_DIR: env.dataDir,
      SECRET: env.secret,
      DATABASE_URL: database.connectionString ?? '',
    }
    return runMoveUploads(args, { ...given, ...more }, projectFolder, async (ownEnv, own) =>
      createServices({ env: ownEnv, database: own, log: createLog(ownEnv, { write: () => undefined }), demo }),
    )
  }

  test('moves all files and reports how many', async () => {
    const files = await sendFiles()
    expect(await run([], peer.env)).toBe(0)
    expect(lines.join('\n')).toMatch(/Moving files to the bucket staylark-test[^]*7 files moved, \d+\.\d MB\./)
    expect([...files.keys()].every((id) => keysOf(id).length > 0)).toBe(true)
    expect(await run([], peer.env)).toBe(0)
    expect(lines.join('\n')).toContain('0 files moved')
  })

  test('ends with 1 where a file could not be moved', async () => {
    const { fileId } = (await uploadObject(onBucket, ada, { bytes: photo })).body
    expect([await run([]), lines.join('\n')]).toEqual([1, expect.stringContaining(`The file ${fileId} stands in S3`)])
  })

  test('ends with 2 for other words and a database that cannot be reached', async () => {
    expect([await run(['now']), await run(['--help'])]).toEqual([2, 0])
    expect(lines.join('\n')).toContain('Usage: npm run move-uploads')
    expect(await run([], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toBe(2)
  })
})
