import {
  arrivedText,
  fileFault,
  freePictures,
  moveRow,
  rowName,
  type UploadRow,
  uploadRowsText,
  type UploadState,
  uploadsFault,
} from '@/domain/community/upload-rows'

const done: UploadState = { step: 'done', fileId: 'f' }
const row = (id: number, state: UploadState = done, kind: UploadRow['kind'] = 'picture'): UploadRow => ({
  id,
  kind,
  thumbUrl: '',
  state,
})

test.each<[UploadState[], string | null]>([
  [[], null],
  [[done], null],
  [[done, { step: 'waiting' }], uploadRowsText.onTheirWay],
  [
    [
      { step: 'sending', share: 0.5 },
      { step: 'failed', text: 'No.', canRetry: true },
    ],
    uploadRowsText.failed,
  ],
  [[{ step: 'coverless' }], uploadRowsText.coverless],
])('%j: %s', (states, expected) => {
  expect(uploadsFault(states.map((state, index) => row(index, state)))).toBe(expected)
})

test('a video stands alone, and nine pictures are enough', () => {
  expect([freePictures([]), freePictures([row(1)]), freePictures([row(1, done, 'video')])]).toEqual([9, 8, 0])
})

test('a row moves by one and not beyond the ends', () => {
  const rows = [row(1), row(2)]
  expect(moveRow(rows, 1, 1).map(({ id }) => id)).toEqual([2, 1])
  expect([moveRow(rows, 1, -1), moveRow(rows, 2, 1), moveRow(rows, 9, 1)].every((each) => each === rows)).toBe(true)
})

test('files are named by their kind and position', () => {
  expect([rowName(row(7), 1), rowName(row(7, done, 'video'), 0)]).toEqual(['Picture 2', 'Video'])
})

test('what has arrived is counted', () => {
  expect([arrivedText([]), arrivedText([row(1), row(2, { step: 'waiting' })]), arrivedText([row(1)])]).toEqual([
    '',
    '1 of 2 files are sent.',
    'All files are sent.',
  ])
})

test('a video of a minute may be reported a moment longer', () => {
  const facts = { mediaType: 'video/mp4', sizeBytes: 1, durationMs: 60_900 } as const
  expect([fileFault('video', facts), fileFault('video', { ...facts, durationMs: null })]).toEqual([null, null])
})
