import { forgetDrafts } from '@/stores/app/drafts'
import { inspectableStore } from '../../../support/inspectable-store'

const stored = () =>
  inspectableStore({
    session_id: 's',
    blocked_action: '{"name":"submit","params":{}}',
    'booking_draft p1': '{"uid":"ada"}',
    'booking_draft p2': '{"uid":null}',
    'booking_draft p3': '{"ui',
    profile_draft: '{"uid":"ada","fields":{}}',
    traveler_draft: '{"uid":"ben"}',
    'moment_draft hotel h1': '{"uid":"ben"}',
    'review_draft o1': '{"uid":"ben"}',
  })

test.each([
  [
    'ada',
    ['session_id', 'blocked_action', 'booking_draft p1', 'booking_draft p2', 'booking_draft p3', 'profile_draft'],
  ],
  [
    'ben',
    [
      'session_id',
      'blocked_action',
      'booking_draft p2',
      'booking_draft p3',
      'traveler_draft',
      'moment_draft hotel h1',
      'review_draft o1',
    ],
  ],
  [null, ['session_id']],
])('for %s there is left %j', (uid, left) => {
  const tabStorage = stored()
  forgetDrafts(tabStorage, uid)
  expect(tabStorage.names()).toEqual(left)
})
