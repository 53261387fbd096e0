import { readBookingRequest } from '@/domain/booking/booking-request'
import { bookingDesk, fillForm, offerOf, orderMade } from '../../../support/client/booking'
import { noReply, refusal } from '../../../support/client/held-call'

const checked = async (options: Parameters<typeof bookingDesk>[0] = {}, totalMinor = 128_000) => {
  const desk = bookingDesk(options)
  void desk.store.start()
  await desk.verify.reply(offerOf(totalMinor))
  return desk
}

describe('the price check', () => {
  test('requests the stay and the price that stood on the button', async () => {
    const { verify } = await checked()
    expect(verify.inputs[0]).toMatchObject({
      pid: 'p1',
      checkIn: '2026-12-01',
      expectedTotalMinor: 128_000,
      expectedCurrencyCode: 'CNY',
    })
  })

  test.each([
    ['the same price is agreed to', 128_000, 'agreed', null, null],
    ['a fall is taken and told', 120_000, 'agreed', 'fell', null],
    ['a rise waits for the traveller', 140_000, 'asking', null, 'rose'],
  ] as const)('%s', async (_, totalMinor, state, notice, priceChange) => {
    const { store } = await checked({}, totalMinor)
    expect(store.check.isAgreed).toBe(state === 'agreed')
    expect(store.check.notice?.verdict.kind ?? null).toBe(notice)
    expect(store.check.priceChange?.verdict.kind ?? null).toBe(priceChange)
  })

  test('a rise is never submitted before it is accepted', async () => {
    const { store, submit } = await checked({}, 140_000)
    fillForm(store)
    await store.tapSubmit()
    expect(submit.inputs).toHaveLength(0)
    store.acceptPrice()
    void store.tapSubmit()
    expect(submit.inputs).toHaveLength(1)
  })

  test('another stay is checked without being compared', async () => {
    const { store, verify } = await checked()
    void store.changeStay({ checkOut: '2026-12-05' })
    await verify.reply(offerOf(250_000))
    expect(verify.inputs[1]).toMatchObject({ checkIn: '2026-12-01', checkOut: '2026-12-05' })
    expect(verify.inputs[1]).not.toHaveProperty('expectedTotalMinor')
    expect(store.check.isAgreed).toBe(true)
  })

  test.each([
    ['sold out', refusal('sold_out'), 'sold_out'],
    ['too many guests', refusal('occupancy_mismatch'), 'misfit'],
    ['a stay that is too short', refusal('stay_rules', { reason: 'minimum_stay', message: 'Stay longer.' }), 'misfit'],
    ['no answer', noReply, 'failed'],
  ])('%s is reported', async (_, thrown, step) => {
    const { store, verify } = bookingDesk()
    void store.start()
    await verify.fail(thrown)
    expect(store.check.state.step).toBe(step)
  })

  test('more rooms make more lines for guests', async () => {
    const { store, verify } = await checked()
    void store.changeStay({ rooms: 3 })
    await verify.reply(offerOf(128_000, { stay: { ...offerOf(1).stay, rooms: 3 } }))
    expect(store.form.fields.guestNames).toHaveLength(3)
  })
})

describe('submit', () => {
  test('a form with errors is not sent; the first error is announced', async () => {
    const { store, submit, toasts, fields } = await checked()
    await store.tapSubmit()
    expect(fields).toEqual(['guest-1'])
    expect(submit.inputs).toHaveLength(0)
    expect(toasts).toEqual(['Please enter a name'])
    expect(store.form.areFaultsShown).toBe(true)
  })

  test('a booking is sent once, and the page goes on to pay', async () => {
    const { store, submit, booked, storage } = await checked()
    fillForm(store)
    void store.tapSubmit()
    void store.tapSubmit()
    expect(submit.inputs).toHaveLength(1)
    expect(submit.inputs[0]).toMatchObject({
      verifyToken: 'token 128000',
      contact: { name: 'Li Wei', email: 'li@example.com', countryCode: '86', phone: '13800138000' },
      guests: [{ name: 'Li Wei' }],
    })
    await submit.reply(orderMade)
    expect(booked).toEqual(['pay1'])
    expect(storage.read('booking_draft p1')).toBeNull()
  })

  test('without a response the same booking is requested again, with the same key', async () => {
    const { store, submit, timers, booked } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail(noReply)
    expect(store.submit.state.step).toBe('unknown')
    expect(store.submit.isLocked).toBe(true)
    timers.pass(2000)
    await submit.reply(orderMade)
    expect(submit.keys).toEqual(['key 1', 'key 1'])
    expect(submit.inputs[1]).toEqual(submit.inputs[0])
    expect(booked).toEqual(['pay1'])
  })

  test('input after a refusal makes another booking with another key; the same form retains its key', async () => {
    const { store, submit } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail(refusal('bad_input'))
    store.submit.edit()
    void store.tapSubmit()
    await submit.fail(refusal('bad_input'))
    store.submit.edit()
    store.form.writeGuest(0, 'Li Na')
    void store.tapSubmit()
    expect(submit.keys).toEqual(['key 1', 'key 1', 'key 2'])
  })

  test('a token that is over is renewed unseen', async () => {
    const { store, verify, submit, clock } = await checked()
    fillForm(store)
    clock.nowMs += 15 * 60_000
    void store.tapSubmit()
    expect(submit.inputs).toHaveLength(0)
    await verify.reply(offerOf(128_000, { verifyToken: 'fresh' }))
    expect(submit.inputs[0]?.verifyToken).toBe('fresh')
  })

  test.each(['token_expired', 'price_changed'])('the server’s %s has the price checked again', async (code) => {
    const { store, verify, submit } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail(refusal(code))
    await verify.reply(offerOf(150_000))
    expect(store.check.priceChange?.verdict.kind).toBe('rose')
    expect(submit.inputs).toHaveLength(1)
    store.acceptPrice()
    await Promise.resolve()
    expect(submit.inputs[1]?.verifyToken).toBe('token 150000')
    expect(submit.keys).toEqual(['key 1', 'key 2'])
  })

  test('rooms that sold out meanwhile are reported as sold out', async () => {
    const { store, submit } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail(refusal('sold_out'))
    expect(store.check.state.step).toBe('sold_out')
    expect(store.submit.isLocked).toBe(false)
  })

  test('an order that exists already is shown', async () => {
    const { store, submit } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail(refusal('duplicate_order', { orderid: 'o9', payId: 'pay9' }))
    expect(store.submit.state).toMatchObject({ step: 'refused', failure: { data: { orderid: 'o9' } } })
  })

  test('too many unpaid orders are named, and the form stays as it was', async () => {
    const { store, submit } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail(refusal('too_many_unpaid', { orders: [{ orderid: 'o9', orderNo: '9', payId: 'pay9' }] }))
    expect(store.submit.state).toMatchObject({ step: 'refused', failure: { code: 'too_many_unpaid' } })
    expect(store.submit.isLocked).toBe(false)
  })
})

describe('a visitor', () => {
  test('gets the sign-in prompt, and after the reload draft and submit continue by themselves', async () => {
    const before = await checked({ isLogin: false })
    fillForm(before.store)
    before.store.form.writeFreeText('Quiet, please')
    await before.store.tapSubmit()
    expect(before.submit.inputs).toHaveLength(0)
    expect(before.requested).toEqual([{ name: 'submit', params: { pid: 'p1' } }])
    expect(before.storage.read('login_draft')).toBe(before.store.form.fields.contact.email)
    const after = bookingDesk({ storage: before.storage })
    after.login.pending = before.login.pending
    void after.store.start()
    expect(after.store.form.fields.note).toBe('Quiet, please')
    await after.verify.reply(offerOf(128_000))
    expect(after.submit.inputs).toHaveLength(1)
  })

  test('whose price rose meanwhile has to consent before it continues', async () => {
    const before = await checked({ isLogin: false })
    fillForm(before.store)
    await before.store.tapSubmit()
    const after = bookingDesk({ storage: before.storage })
    after.login.pending = before.login.pending
    void after.store.start()
    await after.verify.reply(offerOf(140_000))
    expect(after.submit.inputs).toHaveLength(0)
    after.store.acceptPrice()
    expect(after.submit.inputs).toHaveLength(1)
  })

  test('whose sign-in has expired is prompted again, and nothing is lost', async () => {
    const { store, submit, requested } = await checked()
    fillForm(store)
    void store.tapSubmit()
    await submit.fail({ status: 401 })
    expect(requested).toHaveLength(1)
    expect(store.form.fields.guestNames).toEqual(['Li Wei'])
  })
})

describe('a reload', () => {
  test('in the middle of a submit finds the same order', async () => {
    const before = await checked()
    fillForm(before.store)
    void before.store.tapSubmit()
    const after = bookingDesk({ storage: before.storage })
    void after.store.start()
    expect(after.store.submit.isLocked).toBe(true)
    expect(after.submit.keys).toEqual(before.submit.keys)
    expect(after.submit.inputs).toEqual(before.submit.inputs)
    await after.submit.reply(orderMade)
    expect(after.booked).toEqual(['pay1'])
  })

  test('retains the stay chosen on the page', async () => {
    const before = await checked()
    void before.store.changeStay({ checkOut: '2026-12-05' })
    await before.verify.reply(offerOf(250_000, { stay: { ...offerOf(1).stay, checkOut: '2026-12-05', nights: 4 } }))
    const address = Object.fromEntries(
      Object.entries(before.addresses.at(-1) ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const after = bookingDesk({ storage: before.storage, request: readBookingRequest('p1', address) })
    void after.store.start()
    expect(after.verify.inputs[0]).toMatchObject({ checkOut: '2026-12-05', expectedTotalMinor: 250_000 })
    expect(after.store.offered).toBeNull()
  })

  test('opened for another stay takes up the form alone', async () => {
    const before = await checked()
    fillForm(before.store)
    const other = { checkIn: '2026-12-10', checkOut: '2026-12-11', rooms: 1, adults: 2 }
    const after = bookingDesk({ storage: before.storage, request: { stay: other, seen: null } })
    void after.store.start()
    expect(after.verify.inputs[0]).toMatchObject({ checkIn: '2026-12-10' })
    expect(after.store.form.fields.guestNames).toEqual(['Li Wei'])
  })

  test('a damaged or old draft is none', () => {
    const { storage } = bookingDesk()
    storage.write('booking_draft p1', '{"form":')
    expect(bookingDesk({ storage }).store.form.fields.guestNames).toEqual([''])
  })
})

test('retrying for a lost response ends after about two minutes and can be resumed by hand', async () => {
  const { store, submit, timers } = await checked()
  fillForm(store)
  void store.tapSubmit()
  for (let tries = 1; tries <= 8; tries++) {
    await submit.fail(noReply)
    timers.pass(60_000)
  }
  expect(submit.inputs).toHaveLength(8)
  expect(store.submit.state).toMatchObject({ step: 'unknown', isRequesting: false })
  void store.submit.checkAgain()
  expect(submit.inputs).toHaveLength(9)
})

describe('a draft belongs to whom it was written by', () => {
  const writtenBy = async (options: Parameters<typeof bookingDesk>[0]) => {
    const { store, storage } = await checked(options)
    fillForm(store)
    return storage
  }
  const guestsSeenBy = (options: Parameters<typeof bookingDesk>[0]) =>
    bookingDesk(options).store.form.fields.guestNames.filter((name) => name !== '')

  test.each([
    ['a visitor’s goes on with whoever signs in', { isLogin: false }, { uid: 'u1' }, ['Li Wei']],
    ['one’s own comes back', { uid: 'u1' }, { uid: 'u1' }, ['Li Wei']],
    ['one’s own stays where the sign-in has run out', { uid: 'u1' }, { isLogin: false }, ['Li Wei']],
    ['another account never sees it', { uid: 'u1' }, { uid: 'u2' }, []],
  ])('%s', async (_what, writer, reader, seen) => {
    expect(guestsSeenBy({ storage: await writtenBy(writer), ...reader })).toEqual(seen)
  })

  test('what is changed after the sign-in has run out is still its owner’s', async () => {
    const storage = await writtenBy({ uid: 'u1' })
    fillForm(bookingDesk({ storage, isLogin: false }).store)
    expect(guestsSeenBy({ storage, uid: 'u2' })).toEqual([])
    expect(guestsSeenBy({ storage, uid: 'u1' })).toEqual(['Li Wei'])
  })
})
