import { createGalleryTravelerCalls, galleryTravelers } from '@/packages/dev/pages/gallery/travelers'
import { TravelersStore } from '@/stores/account/travelers'
import { inspectableStore } from '../../../support/inspectable-store'
import { loginParts, loginReply } from '../../../support/login-parts'

const nothing = () => {}

/** The popup as opened, with the values stored for the visit. */
async function opened(tabStorage: ReturnType<typeof inspectableStore>) {
  const { session } = loginParts()
  session.signIn(loginReply('T1', 'u1'))
  const calls = createGalleryTravelerCalls(galleryTravelers)
  const saved = jest.spyOn(calls, 'saveTraveler')
  const store = new TravelersStore(
    {
      calls,
      session,
      tabStorage,
      toast: { show: nothing },
      clock: { now: () => 1_000_000 },
      today: '2026-11-21',
      onConfirmed: nothing,
      onClose: nothing,
      onSignInEnded: nothing,
      onSignedOut: nothing,
    },
    { limits: null, confirmedIds: [], countryCode: null, requiresBirthday: false },
  )
  await store.start()
  return { store, saved }
}

test('what is being typed outlives an automatic reload, and nothing saves it by itself', async () => {
  const visit = inspectableStore()
  const { store } = await opened(visit)
  store.add()
  store.write({ name: 'Ana Sousa', idNo: 'A1' })
  store.keepDraft()
  const again = await opened(visit)
  const { shown } = again.store.popup
  expect(shown.view === 'list' ? null : [shown.form.name, shown.form.idNo]).toEqual(['Ana Sousa', 'A1'])
  expect(again.saved).not.toHaveBeenCalled()
  expect(visit.read('traveler_draft')).toBeNull()
})

test('the list has nothing to keep', async () => {
  const visit = inspectableStore()
  const { store } = await opened(visit)
  store.keepDraft()
  expect(visit.names()).toEqual([])
})
