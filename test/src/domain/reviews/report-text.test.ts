import { EMPTY_REPORT, firstReportFault, readSentReports, reportFaults, withReport } from '@/domain/reviews/report-text'
import { pictureListFields, readPictureList } from '@/domain/reviews/picture-list'
import { recentText, stayText } from '@/domain/reviews/review-text'

const fields = {
  reason: 'fake',
  explanation: 'Never was there.',
  name: 'Ann Lee',
  email: 'ann@example.com',
  isGoodFaith: true,
} as const

test('a complete report has no fault', () => {
  expect(firstReportFault(reportFaults(fields))).toBeNull()
})

test('an empty report lacks everything', () => {
  expect(Object.values(reportFaults(EMPTY_REPORT)).every((fault) => fault !== null)).toBe(true)
})

test('name and email are left out only for abuse of children', () => {
  const unnamed = { ...fields, name: '', email: '' }
  expect(firstReportFault(reportFaults(unnamed))).not.toBeNull()
  expect(firstReportFault(reportFaults({ ...unnamed, reason: 'child_abuse' }))).toBeNull()
})

test('the explanation is counted in visible characters', () => {
  expect(reportFaults({ ...fields, explanation: `${'a'.repeat(20)}${'😀'.repeat(980)}` }).explanation).toBeNull()
  expect(reportFaults({ ...fields, explanation: 'a'.repeat(1001) }).explanation).not.toBeNull()
})

test('damaged lists of sent reports are dropped', () => {
  expect(readSentReports('{')).toEqual([])
  expect(readSentReports('[1,{"receipt":"r"}]')).toEqual([])
})

test('the newest 50 reports are stored, none twice', () => {
  const sent = (receipt: string) => ({ receipt, bizType: 'comment', reportedAt: '2026-11-25T08:00:00.000Z' }) as const
  const many = Array.from({ length: 50 }, (_, index) => sent(`r${index}`))
  const next = withReport(many, sent('r7'))
  expect([next.length, next[0]?.receipt]).toEqual([50, 'r7'])
  expect(withReport(many, sent('new'))).toHaveLength(50)
})

test('an address of pictures is read and written the same', () => {
  const address = { type: 'hotel', id: 'h1', category: 'room r1', index: '3' }
  const read = readPictureList(address)
  expect(read && pictureListFields(read)).toEqual(address)
  expect(readPictureList({ type: 'person', id: 'u1' })).toBeNull()
  expect(readPictureList({ type: 'city', id: 'kyoto', index: '-1' })?.index).toBeNull()
})

test('a recent score needs five reviews', () => {
  expect(recentText({ recent: { score: 4.62, count: 18 } })).toBe('Last 12 months: 4.6 from 18 reviews')
  expect(recentText({ recent: { score: 5, count: 4 } })).toBeNull()
  expect(recentText({ recent: null })).toBeNull()
})

test('a comment shows its day', () => {
  expect(stayText({ review: null, createdAt: '2026-04-07T23:00:00.000Z' })).toBe('7 Apr 2026')
})
