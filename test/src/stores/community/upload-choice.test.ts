import { uploadRowsText } from '@/domain/community/upload-rows'
import { uploadText } from '@/domain/uploads'
import { chosenMedia, chosenVideo, queueWith } from '../../../support/client/upload-fixture'

test.each([
  [{ mediaType: 'heic' as const }, uploadText.heic],
  [{ mediaType: null }, uploadText.notAPicture],
  [{ sizeBytes: 20 * 1024 * 1024 + 1 }, uploadText.tooLarge],
])('%j is refused before it is sent', async (change, text) => {
  const { queue, creates, choices } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenMedia('a', change)] })
  await queue.addPictures()
  expect([queue.rows[0]?.state, creates.inputs]).toEqual([{ step: 'failed', text, canRetry: false }, []])
})

test.each([
  [{ mediaType: null }, uploadRowsText.notAVideo],
  [{ sizeBytes: 100 * 1024 * 1024 + 1 }, uploadText.videoTooLarge],
  [{ durationMs: 61_000 }, uploadText.videoTooLong],
])('a video with %j is refused before it is sent', async (change, text) => {
  const { queue, choices } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenVideo(change)] })
  await queue.addVideo()
  expect(queue.rows[0]?.state).toEqual({ step: 'failed', text, canRetry: false })
})

test('nine pictures are enough, and a choice for the rest is offered', async () => {
  const { queue, add, offered } = queueWith()
  await add('a', 'b', 'c', 'd', 'e')
  await add('f', 'g', 'h', 'i', 'j')
  expect([queue.rows.length, queue.notice, offered]).toEqual([9, uploadRowsText.tooMany, [9, 4]])
  await add('k')
  expect(offered.length).toBe(2)
})

test('a chooser that was closed changes nothing, and one that fails is reported', async () => {
  const { queue, choices } = queueWith()
  await queue.addPictures()
  expect([queue.rows, queue.notice, queue.isPreparing]).toEqual([[], null, false])
  choices.push({ kind: 'failed' })
  await queue.addVideo()
  expect(queue.notice).toBe(uploadRowsText.notOpened)
})

test('a file that has arrived is deleted with its row, unless it is published', async () => {
  const { queue, aborted } = queueWith()
  const file = (fileId: string) => ({ kind: 'picture', fileId, url: '' }) as const
  queue.restore([file('f1')])
  queue.restore([file('f2')], true)
  queue.clear()
  expect([queue.rows, aborted]).toEqual([[], ['f1']])
})

test('pictures move by one position, not beyond the ends', () => {
  const { queue, onChanged } = queueWith()
  queue.restore(['f1', 'f2', 'f3'].map((fileId) => ({ kind: 'picture', fileId, url: '' })))
  queue.move(3, -1)
  expect([queue.stored.map(({ fileId }) => fileId), queue.announcement]).toEqual([
    ['f1', 'f3', 'f2'],
    'Moved to position 2 of 3.',
  ])
  queue.move(1, -1)
  queue.move(2, 1)
  expect(onChanged).toHaveBeenCalledTimes(1)
})
