import { openLetter, sealLetter } from '../../../server/letters/seal-letter'
import { createRandomSource } from '../../../server/random-source'
import { createVirtualClock } from '../../../server/clock'
import { readEnv } from '../../../server/env'
import { projectFolder } from '../../support/server/project-folder'
import { everyLetter } from '../../support/server/every-letter'

const secret = 'a-secret-that-only-tests-know-of-0123456789'
const env = readEnv({ NODE_ENV: 'test', SECRET: secret, DATA_DIR: '/tmp/none' }, projectFolder)
const random = createRandomSource(createVirtualClock(new Date('2026-11-21T10:00:00Z')))

test.each(Object.entries(everyLetter))('%s opens as it was, and shows nothing of itself before', (_name, letter) => {
  const sealed = sealLetter({ env, random }, 'L1', letter)
  expect(openLetter(secret, 'L1', sealed)).toEqual(letter)
  const bytes = Buffer.from(sealed, 'base64url').toString('latin1')
  for (const part of [letter.to, letter.subject]) expect([sealed, bytes].join('\n')).not.toContain(part)
})

test('it opens neither under another id nor with another secret', () => {
  const sealed = sealLetter({ env, random }, 'L1', everyLetter['code for signing in'])
  expect(openLetter(secret, 'L2', sealed)).toBeNull()
  expect(openLetter('another-secret-that-only-tests-know-of-01', 'L1', sealed)).toBeNull()
  expect(openLetter(secret, 'L1', '')).toBeNull()
})
