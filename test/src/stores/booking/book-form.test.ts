import { bookingFaults, EMPTY_FORM, firstFault } from '@/domain/booking/booking-form'
import { bookingDesk, offerOf } from '../../../support/client/booking'

async function checked() {
  const desk = bookingDesk()
  void desk.store.start()
  await desk.verify.reply(offerOf(128_000))
  return desk
}

test.each([
  ['a guest’s name', { guestNames: ['Li Wei', ''] }, 'guest-2'],
  ['the e-mail', { contact: { email: 'x', countryCode: '86', phone: '13800138000' } }, 'email'],
  ['the phone', { contact: { email: 'li@example.com', countryCode: '86', phone: '1' } }, 'phone'],
])('Submit leads to the first field at fault: %s', (_what, change, fieldId) => {
  const form = {
    ...EMPTY_FORM,
    guestNames: ['Li Wei'],
    contact: { email: 'li@example.com', countryCode: '86', phone: '13800138000' },
  }
  expect(firstFault(bookingFaults({ ...form, ...change }, false))?.fieldId).toBe(fieldId)
})

test('what the profile knows fills only what is empty, and is no draft', async () => {
  const { store, storage } = await checked()
  store.form.offerPhone('54', '9112345678')
  store.form.offerPhone('86', '13800138000')
  expect(store.form.fields.contact).toMatchObject({ countryCode: '54', phone: '9112345678' })
  expect(JSON.parse(storage.read('booking_draft p1') ?? '{}').isBegun).toBe(false)
})

const lei = {
  id: 'tr-1',
  name: '李雷',
  idType: 'passport',
  idTypeName: 'Passport',
  idNo: 'E1',
  birthday: null,
  tel: '138',
  disabled: false,
}

test('a chosen traveler outlives a reload, and is chosen no longer once the name is written by hand', async () => {
  const { store, storage } = await checked()
  store.form.chooseTravelers([lei])
  expect(store.form.fields).toMatchObject({ guestNames: ['李雷'], chosen: [{ id: 'tr-1', name: '李雷' }] })
  expect(JSON.stringify(storage.read('booking_draft p1'))).not.toContain('E1')
  const { form } = bookingDesk({ storage }).store
  expect(form.fields.chosen).toEqual([{ id: 'tr-1', name: '李雷' }])
  form.writeGuest(0, '李雷 ')
  form.writeGuest(0, '李雷')
  expect(form.fields.chosen).toEqual([])
})
