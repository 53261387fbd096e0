import fc from 'fast-check'
import { EMPTY_FORM } from '@/domain/booking/booking-form'
import { restoredBooking } from '@/domain/booking/booking-draft'
import { isSameStay } from '@/domain/stays/wanted-stay'
import { bookingDesk, fillForm, offerOf } from '../../../support/client/booking'
import { refusal } from '../../../support/client/held-call'

const checked = async () => {
  const desk = bookingDesk()
  void desk.store.start()
  await desk.verify.reply(offerOf(128_000))
  return desk
}

const later = { checkIn: '2026-12-04', checkOut: '2026-12-07', rooms: 1, adults: 2 }
const laterStay = { ...offerOf(1).stay, ...later, nights: 3 }

describe('what was tapped wins over a draft', () => {
  const withDraft = async () => {
    const desk = await checked()
    void desk.store.changeStay(later)
    await desk.verify.reply(offerOf(185_200, { stay: laterStay }))
    return desk
  }

  test('the page opened again with the first stay books that stay at its price', async () => {
    const { storage } = await withDraft()
    const { store, verify } = bookingDesk({ storage })
    void store.start()
    expect(verify.inputs[0]).toMatchObject({ checkIn: '2026-12-01', expectedTotalMinor: 128_000 })
    expect(store.offered).toMatchObject(later)
  })

  test('the draft’s stay is taken up by a tap, and not offered again', async () => {
    const { storage } = await withDraft()
    const { store, verify } = bookingDesk({ storage })
    void store.start()
    await verify.reply(offerOf(128_000))
    void store.takeOffered()
    expect(verify.inputs[1]).toMatchObject(later)
    expect(store.offered).toBeNull()
  })

  test('a booking that was only looked at is not offered', async () => {
    const { storage } = await checked()
    expect(bookingDesk({ storage, request: { stay: later, seen: null } }).store.offered).toBeNull()
  })

  test('a changed stay goes into the address and becomes the app’s', async () => {
    const { addresses, chosenStays } = await withDraft()
    expect(addresses.at(-1)).toMatchObject({ ...later, total: 185_200, currency: 'CNY' })
    expect(chosenStays).toEqual([laterStay])
  })

  test('a stay that was not changed here is not made the app’s', async () => {
    expect((await checked()).chosenStays).toEqual([])
  })

  test('any stays: the page requests the one it was opened with, and offers the other or nothing', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-12-${String(date).padStart(2, '0')}`)
    const anyStay = fc.record({
      checkIn: day,
      checkOut: day,
      rooms: fc.integer({ min: 1, max: 3 }),
      adults: fc.integer({ min: 1, max: 6 }),
      children: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(anyStay, anyStay, fc.boolean(), (tapped, drafted, isBegun) => {
        const draft = { uid: null, isBegun, stay: drafted, seen: null, form: EMPTY_FORM, attempt: null, savedAtMs: 0 }
        const { stay, offered } = restoredBooking({ pid: 'p', hotelId: null, stay: tapped, seen: null }, draft)
        expect(stay).toBe(tapped)
        expect(offered).toBe(isBegun && !isSameStay(tapped, drafted) ? drafted : null)
      }),
    )
  })
})

describe('a change of the stay that is refused', () => {
  const refused = async () => {
    const desk = await checked()
    fillForm(desk.store)
    void desk.store.changeStay({ adults: 9 })
    await desk.verify.fail(
      refusal('occupancy_mismatch', { reason: 'maximum_occupancy', message: 'Too many.', limit: 2 }),
    )
    return desk
  }

  test('leaves the form and the last offer standing, with nothing to submit', async () => {
    const { store, submit } = await refused()
    expect(store.standingOffer?.verifyToken).toBe('token 128000')
    expect(store.form.fields.guestNames).toEqual(['Li Wei'])
    await store.tapSubmit()
    expect(submit.inputs).toHaveLength(0)
  })

  test('is undone by a tap', async () => {
    const { store, verify } = await refused()
    void store.undoStay()
    expect(verify.inputs.at(-1)).toMatchObject({ adults: 2, expectedTotalMinor: 128_000 })
    await verify.reply(offerOf(128_000))
    expect(store.check.isAgreed).toBe(true)
    expect(store.standingOffer).toBeNull()
  })

  test('reaches neither the address nor the app’s stay, nor the draft', async () => {
    const { addresses, chosenStays, storage } = await refused()
    expect(addresses.at(-1)).toMatchObject({ adults: 2 })
    expect(chosenStays).toEqual([])
    expect(bookingDesk({ storage }).store.offered).toBeNull()
  })
})
