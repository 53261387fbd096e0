import { createApi } from '@/api/create-api'
import { reply, sentCalls } from '../../support/sent-calls'

const file = { kind: 'path', path: 'wxfile://photo' } as const
const signedIn = {
  uid: 'u1',
  token: 't1',
  deviceId: 'device-1',
  currency: 'EUR',
  appType: 'weapp',
  appVersion: '2.1',
}

test('a file goes by the upload client: 20 s, the headers of the new API, fields as text, the form’s own type', async () => {
  const { clients, sentFiles, sent } = sentCalls({ caller: () => signedIn })
  await createApi(clients).upload.uploadFile({ purpose: 'avatar', cropLeft: 0, cropSide: 0.5 }, { file })
  expect(sent).toEqual([])
  expect(sentFiles).toEqual([
    {
      url: 'https://upload/api/upload/file',
      headers: {
        authorization: 'Bearer t1',
        'device-id': 'device-1',
        'app-type': 'weapp',
        'accept-language': 'en',
        currency: 'EUR',
        'app-version': '2.1',
      },
      fields: { purpose: 'avatar', cropLeft: '0', cropSide: '0.5' },
      timeoutMs: 20_000,
      file,
      onProgress: undefined,
    },
  ])
})

test('an expired sign-in is renewed once and the file sent again', async () => {
  let token = 'old'
  const { clients, sentFiles } = sentCalls(
    {
      caller: () => ({ ...signedIn, token }),
      renewToken: async () => {
        token = 'new'
        return true
      },
    },
    undefined,
    (request) => (request.headers.authorization === 'Bearer new' ? reply(200, { fileId: 'f' }) : reply(401)),
  )
  expect(await createApi(clients).upload.uploadFile({ purpose: 'avatar' }, { file })).toEqual({ fileId: 'f' })
  expect(sentFiles).toHaveLength(2)
})

test('a refusal is the body’s error', async () => {
  const { clients } = sentCalls({ caller: () => signedIn }, undefined, () => reply(413, { code: 'too_large' }))
  await expect(createApi(clients).upload.uploadFile({ purpose: 'avatar' }, { file })).rejects.toEqual({
    code: 'too_large',
  })
})
