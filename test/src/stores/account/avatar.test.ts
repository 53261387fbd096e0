import type { UploadedPicture } from '@/contract/upload'
import type { PictureChoice } from '@/platform/files/contract'
import { AvatarStore } from '@/stores/account/avatar'
import { uploadText } from '@/domain/uploads'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

const picture = { url: 'data:x', width: 800, height: 600, file: { kind: 'path', path: 'x' } } as const
const square = { cropLeft: 0.1, cropTop: 0, cropSide: 0.5 }
const stored: UploadedPicture = { fileId: 'f1', url: '/pictures/avatars/f1.webp', width: 512, height: 512 }

function chosen(choice: PictureChoice = { kind: 'chosen', picture }) {
  const uploads = heldCall<object, UploadedPicture>()
  const progressListeners: ((percent: number) => void)[] = []
  const toasts: string[] = []
  const store = new AvatarStore({
    upload: {
      uploadFile: (input, options) => {
        if (options?.onProgress) progressListeners.push(options.onProgress)
        return uploads.call(input)
      },
    },
    choosePicture: () => Promise.resolve(choice),
    toast: { show: (text) => void toasts.push(text) },
  })
  return { store, uploads, progressListeners, toasts }
}

test('a picture is chosen, positioned, sent with its progress, and waits to be saved', async () => {
  const { store, uploads, progressListeners } = chosen()
  await store.choose()
  expect([store.state, store.isUnsaved]).toEqual([{ step: 'cropping', picture }, false])
  void store.send(square)
  expect(uploads.inputs).toEqual([{ purpose: 'avatar', ...square }])
  progressListeners[0]?.(40)
  expect(store.state).toEqual({ step: 'sending', picture, square, percent: 40 })
  await uploads.reply(stored)
  expect([store.state, store.isUnsaved]).toEqual([{ step: 'sent', fileId: 'f1', url: stored.url }, true])
})

test.each([
  ['the network', noReply, 'We could not reach Staylark. Check your connection and try again.'],
  ['the server', refusal('too_large', undefined, 'Too large.'), 'Too large.'],
])('a failure of %s retains the picture and the crop, and it can be sent again', async (_name, thrown, message) => {
  const { store, uploads } = chosen()
  await store.choose()
  void store.send(square)
  await uploads.fail(thrown)
  expect(store.state).toEqual({ step: 'failed', picture, square, message })
  void store.retry()
  expect(uploads.inputs[1]).toEqual(uploads.inputs[0])
  await uploads.reply(stored)
  expect(store.state.step).toBe('sent')
})

test('cancelling the crop of a second picture restores the accepted first', async () => {
  const { store, uploads } = chosen()
  await store.choose()
  void store.send(square)
  await uploads.reply(stored)
  await store.choose()
  await store.choose()
  expect([store.state.step, store.isUnsaved]).toEqual(['cropping', true])
  store.cancelCrop()
  expect([store.state, store.isUnsaved]).toEqual([{ step: 'sent', fileId: 'f1', url: stored.url }, true])
})

test('cancelling the crop of a first picture leaves the profile as it is', async () => {
  const { store } = chosen()
  await store.choose()
  store.cancelCrop()
  expect([store.state, store.isUnsaved]).toEqual([{ step: 'kept' }, false])
})

test('an abandoned upload is cancelled: a late response changes nothing', async () => {
  const { store, uploads, progressListeners } = chosen()
  await store.choose()
  void store.send(square)
  store.giveUp()
  progressListeners[0]?.(90)
  await uploads.reply(stored)
  expect(store.state).toEqual({ step: 'kept' })
})

test.each<[PictureChoice, string[]]>([
  [{ kind: 'dismissed' }, []],
  [{ kind: 'unreadable' }, ['This picture could not be read. Please choose another.']],
])('%j changes nothing', async (choice, expectedToasts) => {
  const { store, toasts } = chosen(choice)
  await store.choose()
  expect([store.state, toasts]).toEqual([{ step: 'kept' }, expectedToasts])
})

test.each([
  ['unreadable', uploadText.unreadable],
  ['heic', uploadText.heic],
] as const)('a file that is %s is reported, and the previous picture stays', async (kind, text) => {
  const { store, toasts } = chosen({ kind })
  await store.choose()
  expect([toasts, store.state]).toEqual([[text], { step: 'kept' }])
})
