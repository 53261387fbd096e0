import type { Profile, UserExtInfo } from '@/contract/profile'
import { AvatarStore } from '@/stores/account/avatar'
import { ProfileStore } from '@/stores/account/profile'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

const ada: Profile = {
  uid: 'u1',
  email: 'a***@example.com',
  nickName: 'Ada',
  avater: '',
  gender: 'unset',
  birthday: null,
  country: null,
  dialCode: '86',
  phone: '',
  intro: '',
}
const picture = { url: 'data:x', width: 800, height: 600, file: { kind: 'path', path: 'x' } } as const
const info: UserExtInfo = {
  memberSince: '2026-11-21T10:00:00.000Z',
  isVip: false,
  hasPassword: false,
  wishCount: 0,
  voucherCount: 0,
  currencyCode: null,
}

function page(stored = new Map<string, string>(), pending: string | null = null) {
  const reads = heldCall<object, Profile>()
  const updates = heldCall<object, Profile>()
  const uploads = heldCall<object, { fileId: string; url: string; width: number; height: number }>()
  const toasts: string[] = []
  const requested: (string | undefined)[] = []
  const waiting = { pending }
  const toast = { show: (text: string) => void toasts.push(text) }
  const choosePicture = () => Promise.resolve({ kind: 'chosen', picture } as const)
  const avatar = new AvatarStore({ upload: { uploadFile: uploads.call }, choosePicture, toast })
  const store = new ProfileStore({
    calls: { getProfile: reads.call, updateProfile: updates.call, getUserExtInfo: () => Promise.resolve(info) },
    avatar,
    toast,
    login: {
      require: (action) => void requested.push(action?.name),
      takePendingAction: (name) => {
        const action = waiting.pending === name ? { name, params: {} } : null
        waiting.pending = null
        return action
      },
    },
    tabStorage: {
      read: (name) => stored.get(name) ?? null,
      write: (name, value) => void stored.set(name, value),
      remove: (name) => void stored.delete(name),
    },
    today: () => '2026-11-21',
  })
  return { store, avatar, reads, updates, uploads, toasts, requested, stored, login: waiting }
}

async function opened(...given: Parameters<typeof page>) {
  const made = page(...given)
  const loading = made.store.load()
  await made.reads.reply(ada)
  if (given[1] === undefined) await loading
  return made
}

test('Save is there once something has changed, and goes when it is changed back', async () => {
  const { store } = await opened()
  const seen = [store.canSave]
  for (const nickName of ['Ada L.', 'Ada', ' Ada ']) {
    store.write({ nickName })
    seen.push(store.canSave)
  }
  expect(seen).toEqual([false, true, false, false])
})

test('only what has changed is sent; the reply becomes the form', async () => {
  const { store, updates, toasts, stored } = await opened()
  store.write({ nickName: ' Eve ', birthday: '1990-04-07' })
  expect(stored.size).toBe(1)
  const saving = store.save()
  expect([updates.inputs, store.isSaving]).toEqual([[{ nickName: 'Eve', birthday: '1990-04-07' }], true])
  await updates.reply({ ...ada, nickName: 'Eve', birthday: '1990-04-07' })
  expect(await saving).toBeNull()
  expect([store.form?.nickName, store.hasChanges, toasts, stored.size]).toEqual(['Eve', false, ['Saved'], 0])
})

test('a fault is shown when its field is left, all of them when saving is tried, and nothing is sent', async () => {
  const { store, updates } = await opened()
  store.write({ nickName: '  ', phone: '12' })
  expect(store.shownFaults).toEqual({})
  store.leave('phone')
  expect(store.shownFaults).toEqual({ phone: 'Please enter a valid phone number' })
  expect(await store.save()).toBe('nickName')
  expect(Object.keys(store.shownFaults)).toEqual(['nickName', 'phone'])
  expect(updates.inputs).toEqual([])
})

test('what the server refuses stands at its field until that is written again', async () => {
  const { store, updates } = await opened()
  store.write({ nickName: 'Eve' })
  const saving = store.save()
  await updates.fail({ ...refusal('bad_input', undefined, 'This name is taken.'), field: 'nickName' })
  expect([await saving, store.shownFaults]).toEqual(['nickName', { nickName: 'This name is taken.' }])
  store.write({ intro: 'x' })
  expect(store.shownFaults.nickName).toBe('This name is taken.')
  store.write({ nickName: 'Eva' })
  expect(store.shownFaults).toEqual({})
})

test('without a connection the input stays, with a message, and is restored on the next visit', async () => {
  const { store, updates, toasts, stored } = await opened()
  store.write({ intro: 'Trains', country: 'JP' })
  const saving = store.save()
  await updates.fail(noReply)
  await saving
  expect([store.form?.intro, toasts]).toEqual([
    'Trains',
    ['We could not reach Staylark. Check your connection and try again.'],
  ])
  const again = await opened(stored)
  expect([again.store.form?.intro, again.store.form?.country, again.store.canSave]).toEqual(['Trains', 'JP', true])
  again.store.discard()
  expect([again.store.form?.intro, stored.size]).toEqual(['', 0])
})

test('refreshing retains unsaved input and adopts the rest', async () => {
  const { store, reads } = await opened()
  store.write({ nickName: 'Eve' })
  const refreshing = store.refresh()
  await reads.reply({ ...ada, nickName: 'Other', intro: 'from another device' })
  await refreshing
  expect([store.form?.nickName, store.form?.intro, store.changes]).toEqual([
    'Eve',
    'from another device',
    { nickName: 'Eve' },
  ])
})

test('an expired sign-in is requested, and saving continues after it', async () => {
  const { store, updates, requested, stored } = await opened()
  store.write({ nickName: 'Eve' })
  const saving = store.save()
  await updates.fail({ status: 401, headers: {}, body: {} })
  await saving
  expect([requested, store.isSigningIn, stored.size]).toEqual([['save_profile'], true, 1])
  const again = await opened(stored, 'save_profile')
  expect(again.updates.inputs).toEqual([{ nickName: 'Eve' }])
  await again.updates.reply({ ...ada, nickName: 'Eve' })
  expect(again.toasts).toEqual(['Saved'])
})

test('on a page that stays, saving goes on when it is shown again', async () => {
  const { store, updates, reads, login } = await opened()
  store.write({ nickName: 'Eve' })
  const saving = store.save()
  await updates.fail({ status: 401, headers: {}, body: {} })
  await saving
  login.pending = 'save_profile'
  void store.load()
  await reads.reply(ada)
  expect([updates.inputs.at(-1), store.isSigningIn]).toEqual([{ nickName: 'Eve' }, false])
})

test('a picture that has arrived outlives the sign-in, and is saved after it', async () => {
  const { avatar, store, updates, uploads, stored } = await opened()
  await avatar.choose()
  void avatar.send({ cropLeft: 0, cropTop: 0, cropSide: 1 })
  await uploads.reply({ fileId: 'f1', url: '/f1', width: 512, height: 512 })
  const saving = store.save()
  await updates.fail({ status: 401, headers: {}, body: {} })
  await saving
  const again = await opened(stored, 'save_profile')
  expect(again.updates.inputs).toEqual([{ avaterFileId: 'f1' }])
  await again.updates.reply({ ...ada, avater: '/f1' })
  expect([again.avatar.state.step, stored.size]).toEqual(['kept', 0])
})

test('somebody else who signs in sees nothing of it', async () => {
  const { store, stored } = await opened()
  store.write({ nickName: 'Eve' })
  const again = page(stored)
  void again.store.load()
  await again.reads.reply({ ...ada, uid: 'u2', nickName: 'Ben' })
  expect([again.store.form?.nickName, again.store.hasChanges]).toEqual(['Ben', false])
})

test('a new picture is saved with the rest; while it is on its way nothing is', async () => {
  const { store, avatar, updates, uploads } = await opened()
  await avatar.choose()
  void avatar.send({ cropLeft: 0, cropTop: 0, cropSide: 1 })
  store.write({ nickName: 'Eve' })
  expect([store.canSave, store.hasChanges]).toEqual([false, true])
  await uploads.reply({ fileId: 'f1', url: '/f1', width: 512, height: 512 })
  const saving = store.save()
  expect(updates.inputs).toEqual([{ nickName: 'Eve', avaterFileId: 'f1' }])
  await updates.reply({ ...ada, nickName: 'Eve', avater: '/f1' })
  await saving
  expect([avatar.state.step, store.profile.value?.avater, store.hasChanges]).toEqual(['kept', '/f1', false])
})

test('a picture that the server has deleted is reported, and the input stays', async () => {
  const { store, avatar, updates, uploads, toasts } = await opened()
  await avatar.choose()
  void avatar.send({ cropLeft: 0, cropTop: 0, cropSide: 1 })
  await uploads.reply({ fileId: 'f1', url: '/f1', width: 512, height: 512 })
  store.write({ nickName: 'Eve' })
  const saving = store.save()
  await updates.fail({ ...refusal('bad_input', undefined, 'Please choose the picture again.'), field: 'avaterFileId' })
  await saving
  expect([toasts, avatar.state.step, store.form?.nickName]).toEqual([
    ['Please choose the picture again.'],
    'kept',
    'Eve',
  ])
})

test('a profile that cannot be loaded shows the failure, and can be requested again', async () => {
  const { store, reads } = page()
  const loading = store.load()
  await reads.fail(noReply)
  await loading
  expect([store.form, store.profile.failure?.kind]).toEqual([null, 'network'])
  void store.load()
  await reads.reply(ada)
  expect(store.form?.nickName).toBe('Ada')
})
