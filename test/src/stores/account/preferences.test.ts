import type { UserExtInfo } from '@/contract/profile'
import { CurrencyStore } from '@/stores/app/currency'
import { Preferences } from '@/stores/account/preferences'
import { RegionStore } from '@/stores/app/region'
import { inspectableStore } from '../../../support/inspectable-store'
import { createFakeTimers, settle } from '../../../support/client/fake-timers'
import { heldCall } from '../../../support/client/held-call'

function parts({ isLogin = true, stored }: { isLogin?: boolean; stored?: string } = {}) {
  const fake = createFakeTimers()
  const storage = inspectableStore(stored ? { currency: stored } : {})
  const region = new RegionStore(() => Promise.reject(new Error('not asked')), storage)
  const currency = new CurrencyStore(storage, region)
  const infos = heldCall<object, UserExtInfo>()
  const saves = heldCall<{ currencyCode: string }, { ok: true }>()
  const calls = { getUserExtInfo: infos.call, savePreferences: saves.call }
  return {
    preferences: new Preferences({ calls, session: { isLogin }, currency, timers: fake.timers }),
    currency,
    infos,
    saves,
    fake,
  }
}

const info = (currencyCode: string | null): UserExtInfo => ({
  memberSince: '2026-01-01T00:00:00.000Z',
  isVip: false,
  hasPassword: false,
  wishCount: 0,
  voucherCount: 0,
  currencyCode,
})

test.each([
  ['the account’s choice counts on this device too', 'EUR', 'JPY', 'JPY', []],
  ['an account without a choice takes this device’s', 'EUR', null, 'EUR', [{ currencyCode: 'EUR' }]],
  ['where nobody chose, nothing is chosen', undefined, null, 'CNY', []],
])('at sign-in %s', async (_case, stored, ofAccount, shown, saved) => {
  const { preferences, currency, infos, saves } = parts({ stored })
  const adopting = preferences.adopt()
  await infos.reply(info(ofAccount))
  if (saved.length > 0) await saves.reply({ ok: true })
  await adopting
  expect([currency.code, saves.inputs]).toEqual([shown, saved])
})

test('a currency that a link lent is not taken for a choice', async () => {
  const { preferences, currency, infos, saves } = parts()
  currency.lend('JPY')
  const adopting = preferences.adopt()
  await infos.reply(info(null))
  await adopting
  expect(saves.inputs).toEqual([])
})

test.each([
  ['kept for the account', true, [{ currencyCode: 'USD' }]],
  ['kept on the device alone while signed out', false, []],
])('a change is %s', async (_case, isLogin, saved) => {
  const { preferences, currency, saves } = parts({ isLogin })
  const choosing = preferences.chooseCurrency('USD')
  if (isLogin) await saves.reply({ ok: true })
  await choosing
  expect([currency.stored(), saves.inputs]).toEqual(['USD', saved])
})

test('nobody waits long for it, and a failure stops nothing', async () => {
  const { preferences, infos, saves, fake } = parts()
  let ended = 0
  void preferences.adopt().then(() => (ended += 1))
  await settle()
  expect(ended).toBe(0)
  await fake.pass(1500)
  expect(ended).toBe(1)
  void preferences.chooseCurrency('USD').then(() => (ended += 1))
  await saves.fail(new Error('no connection'))
  expect([ended, infos.inputs.length, fake.running()]).toEqual([2, 1, 0])
})
