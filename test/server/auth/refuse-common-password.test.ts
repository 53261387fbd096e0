import { clientPasswordHash } from '../../../server/auth/client-password-hash'
import { refuseCommonPassword } from '../../../server/auth/refuse-common-password'

const email = 'ada.lovelace@example.com'

test.each([
  '123456',
  'password',
  'Password',
  'QWERTY123',
  'iloveyou',
  'woaini',
  email,
  'ada.lovelace',
  'ada.lovelace123',
])('%s is refused', (password) =>
  expect(() => refuseCommonPassword(email, clientPasswordHash(email, password))).toThrow('too easy to guess'),
)

test.each(['correct horse battery', 'x7!Qm2pL', '20-charactersofnoise'])('%s is taken', (password) =>
  expect(() => refuseCommonPassword(email, clientPasswordHash(email, password))).not.toThrow(),
)
