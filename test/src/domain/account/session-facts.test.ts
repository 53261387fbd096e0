import type { LoginSession } from '@/contract/login-sessions'
import { sessionFacts } from '@/domain/account/sessions'

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
