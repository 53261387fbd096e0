import { lastUsedText } from '@/domain/account/sessions'

const now = Date.parse('2026-11-21T10:00:00.000Z')

test.each([
  ['2026-11-21T10:00:00.000Z', 'Active now'],
  ['2026-11-21T10:05:00.000Z', 'Active now'],
  ['2026-11-21T09:44:01.000Z', 'Active now'],
  ['2026-11-21T09:44:00.000Z', 'Used 16 minutes ago'],
  ['2026-11-21T09:00:01.000Z', 'Used 59 minutes ago'],
  ['2026-11-21T09:00:00.000Z', 'Used 1 hour ago'],
  ['2026-11-20T10:00:01.000Z', 'Used 23 hours ago'],
  ['2026-11-20T10:00:00.000Z', 'Used 1 day ago'],
  ['2026-11-08T10:00:00.000Z', 'Used 13 days ago'],
  ['2026-11-07T10:00:00.000Z', 'Used on Sat 7 Nov'],
])('%s: %s', (lastUsedAt, text) => {
  expect(lastUsedText(lastUsedAt, now)).toBe(text)
})
