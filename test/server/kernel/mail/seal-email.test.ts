import { deriveKey, sealText } from '../../../../server/kernel/crypto/secrets'
import { openEmail, sealEmail } from '../../../../server/kernel/mail/enqueue-mail'
import { createRandomSource } from '../../../../server/kernel/crypto/random-source'
import { createVirtualClock } from '../../../../server/kernel/time/clock'
import { readEnv } from '../../../../server/kernel/config/env'
import { projectFolder } from '../../../support/server/project-folder'
import { everyEmail } from '../../../support/server/every-email'

const secret = 'a-secret-that-only-tests-know-of-0123456789'
const env = readEnv({ NODE_ENV: 'test', SECRET: secret, DATA_DIR: '/tmp/none' }, projectFolder)
const random = createRandomSource(createVirtualClock(new Date('2026-11-21T10:00:00Z')))

test.each(Object.entries(everyEmail))('%s opens as it was, and shows nothing of itself before', (_name, email) => {
  const sealed = sealEmail({ env, random }, 'L1', email)
  expect(openEmail(secret, 'L1', sealed)).toEqual(email)
  const bytes = Buffer.from(sealed, 'base64url').toString('latin1')
  for (const part of [email.to, email.subject]) expect([sealed, bytes].join('\n')).not.toContain(part)
})

test('it opens neither under another id nor with another secret', () => {
  const sealed = sealEmail({ env, random }, 'L1', everyEmail['code for signing in'])
  expect(openEmail(secret, 'L2', sealed)).toBeNull()
  expect(openEmail('another-secret-that-only-tests-know-of-01', 'L1', sealed)).toBeNull()
  expect(openEmail(secret, 'L1', '')).toBeNull()
})

test('emails that waited before they were jobs of the outbox still open: the key is the same', () => {
  const email = everyEmail['password changed']
  const sealed = sealText(random, deriveKey(secret, 'letter l1'), Buffer.from('L1'), JSON.stringify(email))
  expect(openEmail(secret, 'L1', sealed)).toEqual(email)
})
