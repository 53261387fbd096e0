import type { SentFile } from '@/contract/upload'
import { mostUploadBytes } from '@/domain/uploads'
import type { ChosenFile, FilesChoice } from '@/platform/files/contract'
import { RefundFilesStore } from '@/stores/booking/refund-files'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

const chosen = (name: string | null, sizeBytes: number | null = 100): ChosenFile => ({
  name,
  sizeBytes,
  file: { kind: 'path', path: name ?? 'tmp' },
})
const sent = (fileId: string): SentFile => ({ fileId, fileName: fileId, mediaType: 'application/pdf', sizeBytes: 1 })

function filesWith(choice: FilesChoice, arrived: ConstructorParameters<typeof RefundFilesStore>[1] = []) {
  const uploads = heldCall<{ fileName: string }, SentFile>()
  const onArrived = jest.fn()
  const choose = jest.fn(async () => choice)
  const chooser = { sources: ['any'], choose } as const
  const store = new RefundFilesStore({ uploadRefundFile: uploads.call, chooser, onArrived }, arrived)
  const steps = () => store.rows.map(({ sending }) => sending.step)
  return { store, uploads, onArrived, choose, steps }
}

test('files are uploaded one after another, and reported as they arrive', async () => {
  const { store, uploads, onArrived, steps } = filesWith({ kind: 'chosen', files: [chosen('a.pdf'), chosen(null)] })
  await store.add('any')
  expect([steps(), uploads.inputs]).toEqual([['sending', 'waiting'], [{ fileName: 'a.pdf' }]])
  await uploads.reply(sent('f1'))
  expect(steps()).toEqual(['sent', 'sending'])
  await uploads.reply(sent('f2'))
  expect(onArrived.mock.calls.at(-1)).toEqual([
    [
      { fileId: 'f1', name: 'a.pdf' },
      { fileId: 'f2', name: 'Picture 2' },
    ],
  ])
})

test('a lost file can be sent again; the next one is not held up by it', async () => {
  const { store, uploads, steps } = filesWith({ kind: 'chosen', files: [chosen('a.pdf'), chosen('b.pdf')] })
  await store.add('any')
  await uploads.fail(noReply)
  expect(store.rows[0]?.sending).toEqual({
    step: 'failed',
    message: 'We could not reach Staylark. Check your connection and try again.',
    canRetry: true,
  })
  await uploads.reply(sent('f2'))
  store.retry(1)
  await uploads.reply(sent('f1'))
  expect(steps()).toEqual(['sent', 'sent'])
})

test.each(['too_large', 'unsupported_media_type', 'unreadable_file'])('%s is not tried again', async (code) => {
  const { store, uploads } = filesWith({ kind: 'chosen', files: [chosen('a.pdf')] })
  await store.add('any')
  await uploads.fail(refusal(code, undefined, 'No.'))
  expect(store.rows[0]?.sending).toEqual({ step: 'failed', message: 'No.', canRetry: false })
})

test('a file that is known to be too large is not sent at all', async () => {
  const { store, uploads } = filesWith({ kind: 'chosen', files: [chosen('a.pdf', mostUploadBytes + 1)] })
  await store.add('any')
  expect(store.rows[0]?.sending).toMatchObject({ step: 'failed', canRetry: false })
  expect(uploads.inputs).toEqual([])
})

test('what is removed while it is sent does not come back', async () => {
  const { store, uploads, onArrived } = filesWith({ kind: 'chosen', files: [chosen('a.pdf')] })
  await store.add('any')
  store.remove(1)
  await uploads.reply(sent('f1'))
  expect([store.rows, onArrived.mock.calls.at(-1)]).toEqual([[], [[]]])
})

test('five are enough, with those that a reload brought back', async () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => chosen(name))
  const arrived = [
    { fileId: 'f8', name: 'x' },
    { fileId: 'f9', name: 'y' },
  ]
  const { store, choose } = filesWith({ kind: 'chosen', files }, arrived)
  await store.add('any')
  expect([store.rows.length, store.notice]).toEqual([5, 'Only 5 files can be sent. The others were left out.'])
  await store.add('any')
  expect(choose).toHaveBeenCalledTimes(1)
})

test('a chooser that was closed changes nothing, and one that fails says so', async () => {
  const closed = filesWith({ kind: 'dismissed' })
  await closed.store.add('any')
  expect([closed.store.rows, closed.store.notice]).toEqual([[], null])
  const failed = filesWith({ kind: 'failed' })
  await failed.store.add('picture')
  expect(failed.store.notice).toBe('Your files could not be opened. Please check what this app may use.')
})
