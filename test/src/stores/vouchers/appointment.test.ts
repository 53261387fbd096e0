import type { BookInfo, SubmitBookInfo } from '@/contract/appointment'
import { appointmentText, tapAppointmentDay } from '@/domain/vouchers/appointment-form'
import { AppointmentStore } from '@/stores/vouchers/appointment'
import { bookInfoWith } from '../../../support/client/gift-facts'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

function appointment({ isLogin = true } = {}) {
  const infos = heldCall<{ voucherId: string }, BookInfo>()
  const submits = heldCall<SubmitBookInfo, { voucherId: string }>()
  const onProposed = jest.fn()
  const requireSignIn = jest.fn()
  let keys = 0
  const store = new AppointmentStore(
    {
      appointment: { getBookInfo: infos.call, submitBookInfo: submits.call },
      session: { isLogin },
      login: { require: requireSignIn },
      newKey: () => `key ${(keys += 1)}`,
      onProposed,
    },
    'v1',
  )
  return { store, infos, submits, onProposed, requireSignIn }
}

/** A voucher whose hotels and days are known. */
async function known() {
  const all = appointment()
  void all.store.look()
  await all.infos.reply(bookInfoWith())
  return all
}

test('a visitor’s voucher is not requested', async () => {
  const { store, infos } = appointment({ isLogin: false })
  await store.look()
  expect(infos.inputs).toEqual([])
})

test('the first hotel is chosen; its days go out in the order of liking, once', async () => {
  const { store, submits, onProposed } = await known()
  expect(store.hotel?.hotelId).toBe('h1')
  store.chooseDays(['2026-12-04', '2026-12-02'])
  store.writeMessage(' After noon ')
  void store.send()
  void store.send()
  await submits.reply({ voucherId: 'v1' })
  expect(submits.inputs).toEqual([
    { voucherId: 'v1', hotelId: 'h1', days: ['2026-12-04', '2026-12-02'], note: 'After noon' },
  ])
  expect(onProposed).toHaveBeenCalledTimes(1)
})

test('without a day nothing is sent', async () => {
  const { store, submits } = await known()
  await store.send()
  expect(submits.inputs).toEqual([])
})

test('another hotel keeps the days that it takes too', async () => {
  const { store } = await known()
  store.chooseDays(['2026-12-02', '2026-12-04'])
  store.chooseHotel('h2')
  expect([store.hotel?.name, store.form.days]).toEqual(['Hill House', ['2026-12-04']])
})

test('a refused day is seen by reading the days again', async () => {
  const { store, infos, submits } = await known()
  store.chooseDays(['2026-12-02', '2026-12-03'])
  void store.send()
  await submits.fail(refusal('bad_day', undefined, 'Wed 2 Dec cannot be proposed.'))
  const [first, ...others] = bookInfoWith().hotels
  const days = first?.days.filter(({ date }) => date !== '2026-12-02') ?? []
  await infos.reply(bookInfoWith({ hotels: first ? [{ ...first, days }, ...others] : others }))
  expect([store.form.days, store.failure]).toMatchObject([['2026-12-03'], { code: 'bad_day' }])
  expect([store.isSending, store.isRefused]).toEqual([false, false])
})

test.each([
  ['voucher_state', true],
  ['voucher_given', true],
  ['internal', false],
])('where the voucher is refused as %s, whether it allows none at all is %s', async (code, isRefused) => {
  const { store, infos } = appointment()
  void store.look()
  await infos.fail(refusal(code))
  expect(store.isRefused).toBe(isRefused)
})

test('after a lost reply the same days go under the same key', async () => {
  const { store, submits } = await known()
  store.chooseDays(['2026-12-02'])
  void store.send()
  await submits.fail(noReply)
  void store.send()
  await submits.fail(noReply)
  store.chooseDays(['2026-12-03'])
  void store.send()
  expect(submits.keys).toEqual(['key 1', 'key 1', 'key 2'])
})

test('a sign-in that has ended is requested again', async () => {
  const { store, submits, requireSignIn } = await known()
  store.chooseDays(['2026-12-02'])
  void store.send()
  await submits.fail({ status: 401 })
  expect([requireSignIn.mock.calls.length, store.failure]).toEqual([1, null])
})

describe('a tap on a day', () => {
  const [hotel] = bookInfoWith().hotels
  const tap = (chosen: string[], day: string) => tapAppointmentDay(chosen, day, hotel ?? { days: [] }, 3)

  test('adds it, and takes it away again', () => {
    expect(tap(['2026-12-03'], '2026-12-02')).toEqual({ days: ['2026-12-03', '2026-12-02'], refusalText: null })
    expect(tap(['2026-12-03', '2026-12-02'], '2026-12-03')).toEqual({ days: ['2026-12-02'], refusalText: null })
  })

  test('that is refused, or one too many, changes nothing and shows why', () => {
    expect(tap(['2026-12-03'], '2026-12-01').refusalText).toBe('Book at least 1 day before you arrive.')
    const three = ['2026-12-02', '2026-12-03', '2026-12-04']
    expect(tap(three, '2026-12-05')).toEqual({
      days: three,
      refusalText: 'You can propose 3 days at most. Take one away first.',
    })
  })
})

test.each([
  ['ASKED', 'Proposed to Lakeside House: Wed 2 Dec, Thu 3 Dec. The hotel confirms one of them.'],
  ['CONFIRMED', 'Confirmed at Lakeside House: Thu 3 Dec 2026. Full house'],
  ['REFUSED', 'Lakeside House could not take Wed 2 Dec, Thu 3 Dec. Full house'],
  ['CANCELLED', 'Your appointment at Lakeside House was cancelled.'],
] as const)('an appointment that is %s reads so on its voucher', (status, text) => {
  const days = ['2026-12-02', '2026-12-03']
  const confirmedDay = status === 'CONFIRMED' ? '2026-12-03' : null
  const shown = { hotelId: 'h1', hotelName: 'Lakeside House', status, days, confirmedDay, hotelText: 'Full house' }
  expect(appointmentText(shown)).toBe(text)
})
