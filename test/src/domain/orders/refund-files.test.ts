import fc from 'fast-check'
import { fileNameOf, fileSizeText, filesFault, neededProof } from '@/domain/orders/refund-files'

test.each([
  ['note.PDF', 'application/pdf', 'note.pdf'],
  ['IMG_1.jpg', 'image/webp', 'IMG_1.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\doctor.note.pdf', 'application/pdf', 'doctor.note.pdf'],
  ['诊断 证明.pdf', 'application/pdf', '诊断 证明.pdf'],
  ['a"<b>\r\n.pdf', 'application/pdf', 'ab.pdf'],
  ['', 'image/webp', 'file.webp'],
  ['.pdf', 'application/pdf', 'file.pdf'],
] as const)('%j is stored as %s under a name', (typed, mediaType, name) =>
  expect(fileNameOf(typed, mediaType)).toBe(name),
)

test('no name has a folder, a control character or more than 85 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const name = fileNameOf(typed, 'application/pdf')
      expect(name).toMatch(/^[^/\\\p{Cc}"<>:|?*]{1,84}\.pdf$/u)
      expect(fileNameOf(name, 'application/pdf')).toBe(name)
    }),
  )
})

test.each([
  [1, '1 KB'],
  [20_000, '20 KB'],
  [1_500_000, '1.4 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text))

test('only what a paper proves needs one', () => {
  expect([neededProof('illness'), neededProof('hotel_problem'), neededProof(null)]).toEqual([
    'a doctor’s note',
    null,
    null,
  ])
})

const row = (sending: Parameters<typeof filesFault>[0][number]['sending']) => ({
  id: 1,
  name: 'a',
  sizeBytes: 1,
  sending,
})

test.each([
  ['nothing needed', [], null, null],
  ['nothing there', [], 'a doctor’s note', 'Please add a doctor’s note.'],
  ['all there', [row({ step: 'sent', fileId: 'f' })], 'a doctor’s note', null],
  ['one waiting', [row({ step: 'waiting' })], null, 'Your files are still on their way. Please wait a moment.'],
  [
    'one lost',
    [row({ step: 'failed', message: '', canRetry: true })],
    null,
    'A file has not been sent. Please try again, or remove it.',
  ],
])('%s', (_what, rows, proof, fault) => expect(filesFault(rows, proof)).toBe(fault))
