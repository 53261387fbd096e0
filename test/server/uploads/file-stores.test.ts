import { readEnv } from '../../../server/kernel/config/env'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { createFileStores } from '../../../server/uploads/store/file-stores'
import { projectFolder } from '../../support/server/project-folder'

const storesWith = (given: Record<string, string>) => {
  const env = readEnv(
    { NODE_ENV: 'test', SECRET: 'a-secret-that-only-tests-know-of-0123456789', DATA_DIR: '/tmp/none', ...given },
    projectFolder,
  )
  return createFileStores({ env, clock: createVirtualClock(new Date()) })
}

const keys = { S3_ACCESS_KEY_ID: 'TESTACCESSKEY', S3_SECRET_ACCESS_KEY: 'a-secret-access-key' }
const bucket = { ...keys, S3_BUCKET: 'files' }

test.each([
  [{ S3_BUCKET: 'files', S3_REGION: 'eu-central-1' }],
  [{ S3_BUCKET: 'files' }],
  [{ S3_BUCKET: 'files.example.com', S3_REGION: 'eu-central-1' }],
  [{ S3_BUCKET: 'files', S3_REGION: 'cn-north-1' }],
  [{ S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:9000' }],
  [{ S3_BUCKET: 'files', S3_ENDPOINT: 'http://store:9000', S3_PUBLIC_URL: 'https://files.example.com' }],
  [{ S3_BUCKET: 'files', S3_PUBLIC_URL: 'https://files.example.com:8443' }],
])('clients may send to the origin that forms name: %j', async (settings) => {
  const { current, foreignOrigin } = storesWith({ ...keys, ...settings })
  const expiresAt = new Date(Date.now() + 60_000)
  const { url } = await current.presignPost({ key: 'parts/x/1', mediaType: 'image/png', bytes: 1, expiresAt })
  expect([current.name, foreignOrigin]).toEqual(['s3', new URL(url).origin])
})

test('without a bucket files stand in the folder, and nothing is sent elsewhere', () => {
  const { current, foreignOrigin, of } = storesWith({})
  expect([current.name, foreignOrigin]).toEqual(['folder', null])
  expect(() => of('s3')).toThrow('not configured')
})

test.each([
  [{ S3_BUCKET: 'files' }, /S3_ACCESS_KEY_ID must be set[^]*S3_SECRET_ACCESS_KEY must be set/],
  [{ ...bucket, S3_ENDPOINT: 'store:9000' }, /S3_ENDPOINT/],
  [{ ...bucket, S3_PUBLIC_URL: 'https://files.example.com/path' }, /S3_PUBLIC_URL/],
  [{ ...bucket, S3_BUCKET: 'Not A Bucket' }, /S3_BUCKET/],
])('%j stops the start with the reason', (settings, reason) => {
  expect(() => storesWith(settings)).toThrow(reason)
})

test.each(['../x', 'files/../../x', 'files/a/b/c', '/etc/passwd', 'files/a/.htaccess', 'files/a/b\0.webp', ''])(
  'the folder has no object %j',
  async (key) => {
    const { folder } = storesWith({})
    await expect(folder.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('is no key')
    await expect(folder.get(key)).rejects.toThrow('is no key')
    await expect(folder.delete(key)).rejects.toThrow('is no key')
  },
)
