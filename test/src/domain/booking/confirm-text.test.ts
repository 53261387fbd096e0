import { confirmText } from '@/domain/booking/order-text'

test.each([
  [0, 'Confirmed instantly'],
  [1, 'Confirmed within 1 minute'],
  [30, 'Confirmed within 30 minutes'],
  [60, 'Confirmed within 1 hour'],
  [90, 'Confirmed within 2 hours'],
  [1440, 'Confirmed within 24 hours'],
])('%d minutes', (minutes, text) => {
  expect(confirmText(minutes)).toBe(text)
})
