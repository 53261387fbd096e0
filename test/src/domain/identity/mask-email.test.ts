import { maskEmail } from '@/domain/account/email'

test.each([
  ['ada@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['ada.lovelace+x@mail.example.com', 'a***@mail.example.com'],
  ['@example.com', '***'],
  ['', '***'],
])('%j is shown as %j', (email, shown) => expect(maskEmail(email)).toBe(shown))
