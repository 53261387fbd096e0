import { lastUsedText, sessionFacts } from '@/domain/account/sessions'
import type { LoginSession } from '@/contract/login'

describe('lastUsedText', () => {
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
})

describe('sessionFacts', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z')
  const session: LoginSession = {
    id: 's1',
    deviceKind: 'phone',
    deviceName: 'Safari on iPhone',
    countryName: 'France',
    startedAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-21T07:00:00.000Z',
    isThis: false,
  }

  test.each([
    ['another device', {}, ['Safari on iPhone', 'Used 3 hours ago · France']],
    ['this device', { isThis: true }, ['Safari on iPhone', 'Active now · France']],
    ['nobody knows where', { countryName: null }, ['Safari on iPhone', 'Used 3 hours ago']],
    ['nobody knows what', { deviceName: '' }, ['Unknown device', 'Used 3 hours ago · France']],
  ])('%s', (_case, changes, [name, use]) => {
    expect(sessionFacts({ ...session, ...changes }, now)).toMatchObject({
      id: 's1',
      kind: 'phone',
      name,
      use,
      since: 'Signed in on Sun 1 Nov',
    })
  })
})
