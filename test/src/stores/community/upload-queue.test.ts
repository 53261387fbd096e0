import { uploadRowsText } from '@/domain/community/upload-rows'
import { uploadText } from '@/domain/uploads'
import { noReply, refusal } from '../../../support/client/held-call'
import {
  chosenMedia,
  chosenVideo,
  storedPicture,
  storedVideo,
  queueWith,
  uploadOf,
  videoOf,
} from '../../../support/client/upload-fixture'

const unauthorized = { status: 401, headers: {}, body: null }

test('two at a time are begun, posted with their fields in order, checked, and shown as the server has them', async () => {
  const { queue, creates, posts, completes, add, steps, arrive, onChanged } = queueWith()
  await add('a', 'b', 'c')
  expect([steps(), creates.inputs]).toEqual([
    ['sending', 'sending', 'waiting'],
    Array.from({ length: 2 }, () => ({ purpose: 'post', mediaType: 'image/jpeg', sizeBytes: 100 })),
  ])
  await arrive('u1')
  expect(posts.inputs[0]).toMatchObject({
    url: 'https://upload.example/store/u1/1',
    headers: {},
    fields: { key: 'u1', policy: 'p' },
    file: { kind: 'path', path: 'a' },
  })
  expect(Object.keys(posts.inputs[0]!.fields)).toEqual(['key', 'policy'])
  expect(completes.inputs).toEqual([{ uploadId: 'u1' }])
  expect(steps()).toEqual(['done', 'sending', 'sending'])
  await arrive('u2')
  await arrive('u3')
  expect(queue.stored).toEqual(
    ['u1', 'u2', 'u3'].map((fileId) => ({ kind: 'picture', fileId, url: `/pictures/480/${fileId}.webp` })),
  )
  expect([onChanged.mock.calls.length, queue.statusText]).toEqual([3, 'All files are sent.'])
})

test('progress goes from 0 to 1 over all parts', async () => {
  const { queue, creates, posts, partArrives, choices } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenMedia('a', { sizeBytes: 200 })] })
  await queue.addPictures()
  await creates.reply(uploadOf('u1', 200))
  const share = () => (queue.rows[0]?.state.step === 'sending' ? queue.rows[0].state.share : null)
  posts.inputs[0]?.onProgress?.(50)
  expect(share()).toBe(0.25)
  await partArrives()
  expect(share()).toBe(0.5)
  posts.inputs[1]?.onProgress?.(50)
  expect(share()).toBe(0.75)
})

test('a lost file goes on from the part where it stopped', async () => {
  const { queue, creates, posts, completes, partArrives, choices, steps, released } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenMedia('a', { sizeBytes: 250 })] })
  await queue.addPictures()
  await creates.reply(uploadOf('u1', 250))
  await partArrives()
  await posts.fail(noReply)
  expect(queue.rows[0]?.state).toEqual({
    step: 'failed',
    text: 'We could not reach Staylark. Check your connection and try again.',
    canRetry: true,
  })
  queue.retry(queue.rows[0]!.id)
  expect(creates.inputs.at(-1)).toEqual({ uploadId: 'u1' })
  await creates.reply(uploadOf('u1', 250, 2))
  await partArrives()
  await partArrives()
  await completes.reply(storedPicture('u1'))
  expect(steps()).toEqual(['done'])
  expect(posts.inputs.map(({ file }) => file.kind === 'path' && file.path)).toEqual([
    'a 0+100',
    'a 100+100',
    'a 100+100',
    'a 200+50',
  ])
  expect(released.length).toBe(4)
})

test('an upload that the server has forgotten begins again', async () => {
  const { queue, creates, posts, add, arrive, steps } = queueWith()
  await add('a')
  await creates.reply(uploadOf('u1'))
  await posts.fail(noReply)
  queue.retry(1)
  await creates.fail(refusal('not_found'))
  expect(creates.inputs.at(-1)).toEqual({ purpose: 'post', mediaType: 'image/jpeg', sizeBytes: 100 })
  await arrive('u2')
  expect(steps()).toEqual(['done'])
})

test('addresses that have expired and parts that are missing are mended once by themselves', async () => {
  const { queue, creates, partFails, partArrives, completes, add, arrive, steps } = queueWith()
  await add('a')
  await creates.reply(uploadOf('u1'))
  await partFails(403, '<Error><Code>AccessDenied</Code></Error>')
  await arrive('u1')
  expect(steps()).toEqual(['done'])
  await add('b')
  await creates.reply(uploadOf('u2'))
  await partArrives()
  await completes.fail(refusal('incomplete'))
  await creates.reply(uploadOf('u2'))
  await partArrives()
  await completes.fail(refusal('incomplete', undefined, 'Parts are missing.'))
  expect(queue.rows[1]?.state).toEqual({ step: 'failed', text: 'Parts are missing.', canRetry: true })
})

test.each(['post_expired', 'already_sent'])('a part that our own store refuses as %s is mended, too', async (code) => {
  const { creates, partFails, add, arrive, steps } = queueWith()
  await add('a')
  await creates.reply(uploadOf('u1'))
  await partFails(410, { error: refusal(code) })
  expect(creates.inputs.at(-1)).toEqual({ uploadId: 'u1' })
  await arrive('u1')
  expect(steps()).toEqual(['done'])
})

test('an upload that may not be begun today is not begun twice', async () => {
  const { queue, creates, posts, add } = queueWith()
  await add('a')
  await creates.reply(uploadOf('u1'))
  await posts.fail(noReply)
  queue.retry(1)
  await creates.fail(refusal('too_many_uploads', undefined, 'Please try again tomorrow.'))
  expect(creates.inputs.length).toBe(2)
  expect(queue.rows[0]?.state).toEqual({ step: 'failed', text: 'Please try again tomorrow.', canRetry: true })
})

test.each(['too_large', 'unsupported_media_type', 'unreadable_picture', 'unreadable_video', 'other_size'])(
  '%s is not tried again',
  async (code) => {
    const { queue, creates, completes, partArrives, add } = queueWith()
    await add('a')
    await creates.reply(uploadOf('u1'))
    await partArrives()
    await completes.fail(refusal(code, undefined, 'No.'))
    expect(queue.rows[0]?.state).toEqual({ step: 'failed', text: 'No.', canRetry: false })
  },
)

test('a video is sent in parts, then its poster, then both become one', async () => {
  const { queue, creates, completes, videos, partArrives, choices, arrive } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenVideo()] })
  await queue.addVideo()
  await creates.reply(uploadOf('v1', 250))
  for (let part = 0; part < 3; part++) await partArrives()
  await completes.reply(storedVideo('v1'))
  await arrive('p1')
  expect(videos.inputs).toEqual([{ fileId: 'v1', posterFileId: 'p1' }])
  await videos.reply(videoOf('video1'))
  expect(queue.stored).toEqual([{ kind: 'video', fileId: 'video1', url: '/pictures/480/poster.webp' }])
  await queue.addPictures()
  await queue.addVideo()
  expect(queue.rows.length).toBe(1)
})

test('a video without a poster waits for a cover, and another one where that is refused', async () => {
  const { queue, creates, completes, videos, partArrives, choices, arrive, steps } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenVideo({ sizeBytes: 100, poster: null, thumbUrl: '' })] })
  await queue.addVideo()
  await creates.reply(uploadOf('v1'))
  await partArrives()
  await completes.reply(storedVideo('v1'))
  expect(steps()).toEqual(['coverless'])
  choices.push({ kind: 'chosen', media: [chosenMedia('c', { mediaType: 'heic' })] })
  await queue.chooseCover(1)
  expect([steps(), queue.notice]).toEqual([['coverless'], uploadText.heic])
  choices.push({ kind: 'chosen', media: [chosenMedia('c')] })
  await queue.chooseCover(1)
  await creates.reply(uploadOf('p1'))
  await partArrives()
  await completes.fail(refusal('unreadable_picture', undefined, 'This picture could not be read.'))
  expect([steps(), queue.notice]).toEqual([['coverless'], 'This picture could not be read.'])
  choices.push({ kind: 'chosen', media: [chosenMedia('d')] })
  await queue.chooseCover(1)
  expect(queue.rows[0]?.thumbUrl).toBe('local://d')
  await arrive('p2')
  await videos.reply(videoOf('video1'))
  expect(steps()).toEqual(['done'])
})

test('what is removed while it is sent is aborted, does not come back, and the next one begins', async () => {
  const { queue, creates, posts, add, steps, aborted, stopped } = queueWith()
  await add('a', 'b', 'c')
  await creates.reply(uploadOf('u1'))
  queue.remove(1)
  await posts.fail(noReply)
  expect([steps(), aborted, stopped]).toEqual([['sending', 'sending'], ['u1'], ['https://upload.example/store/u1/1']])
  expect(queue.statusText).toBe('0 of 2 files are sent. Picture 1 was removed.')
})

test('a sign-in that has ended stops a file, which goes on after another one in the same form', async () => {
  const { queue, creates, posts, add, onSignedOut, steps } = queueWith()
  await add('a')
  await creates.fail(unauthorized)
  expect([queue.rows[0]?.state, onSignedOut.mock.calls.length]).toEqual([
    { step: 'failed', text: uploadRowsText.signIn, canRetry: true },
    1,
  ])
  queue.resume()
  await creates.reply(uploadOf('u1'))
  expect([steps(), posts.inputs.length]).toEqual([['sending'], 1])
})

test('a form that is created again after the sign-in goes on with the chosen files, from where they stopped', async () => {
  const { queue, create, creates, posts, completes, partArrives, choices } = queueWith()
  choices.push({ kind: 'chosen', media: [chosenMedia('a', { sizeBytes: 200 }), chosenMedia('b')] })
  await queue.addPictures()
  await creates.reply(uploadOf('u1', 200))
  await partArrives()
  await creates.fail(unauthorized)
  const again = create()
  again.takeUp(queue.hold())
  await posts.fail(noReply)
  expect(again.rows.map(({ state }) => state.step)).toEqual(['waiting', 'waiting'])
  again.start()
  expect(creates.inputs.slice(2)).toEqual([
    { uploadId: 'u1' },
    { purpose: 'post', mediaType: 'image/jpeg', sizeBytes: 100 },
  ])
  await creates.reply(uploadOf('u1', 200, 2))
  await partArrives()
  await completes.reply(storedPicture('u1'))
  expect(again.stored.map(({ fileId }) => fileId)).toEqual(['u1'])
})
