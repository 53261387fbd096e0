import { decryptEmail, encryptEmail } from '../../../server/account/email-token'
import { signAccessToken } from '../../../server/account/access-token'
import { createVirtualClock } from '../../../server/kernel/time/clock'

const startAt = new Date('2026-11-22T23:55:00.000Z')
const secret = 'a secret of more than thirty-two characters'
const servicesAfter = (seconds: number) => ({
  env: { secret },
  clock: createVirtualClock(new Date(startAt.getTime() + seconds * 1000)),
})
const now = servicesAfter(0)
const again = 'Please enter your e-mail address again.'

test('gives back the canonical address to the same device', async () => {
  const token = await encryptEmail(now, ' Ada@Example.com ', 'phone-1')
  expect(token).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(token.length).toBeLessThan(400)
  expect(token).not.toContain('ada')
  expect(await decryptEmail(now, token, 'phone-1')).toBe('ada@example.com')
})

test('is another text each time', async () => {
  const [first, second] = await Promise.all([encryptEmail(now, 'a@b.cn', null), encryptEmail(now, 'a@b.cn', null)])
  expect(first).not.toBe(second)
})

test.each([
  ['after 9:59, past midnight', 599, true],
  ['after ten minutes', 600, false],
  ['two days later', 172_800, false],
])('%s', async (_case, seconds, isGood) => {
  const token = await encryptEmail(now, 'ada@example.com', 'phone-1')
  const read = decryptEmail(servicesAfter(seconds), token, 'phone-1')
  if (isGood) expect(await read).toBe('ada@example.com')
  else await expect(read).rejects.toThrow(again)
})

test('is worthless on another device, and on none', async () => {
  const token = await encryptEmail(now, 'ada@example.com', 'phone-1')
  await expect(decryptEmail(now, token, 'phone-2')).rejects.toThrow(again)
  await expect(decryptEmail(now, token, null)).rejects.toThrow(again)
})

test('is refused when any byte is another', async () => {
  const token = await encryptEmail(now, 'ada@example.com', 'phone-1')
  for (let place = 0; place < token.length - 1; place++) {
    if (token[place] === '.') continue
    const tampered = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
    await expect(decryptEmail(now, tampered, 'phone-1')).rejects.toThrow(again)
  }
})

test.each(['', 'ada@example.com', 'a.b.c', 'a..b.c.d'])('%j was never encrypted here', async (text) => {
  await expect(decryptEmail(now, text, 'phone-1')).rejects.toThrow(again)
})

test('an access token is no e-mail address', async () => {
  const accessToken = await signAccessToken(now, { uid: 'ADA', sid: 'SID1' })
  await expect(decryptEmail(now, accessToken, 'phone-1')).rejects.toThrow(again)
})

test('any text is encrypted, and found to be no address only when it is used', async () => {
  const token = await encryptEmail(now, 'not an address', 'phone-1')
  await expect(decryptEmail(now, token, 'phone-1')).rejects.toMatchObject({
    status: 400,
    message: 'Invalid Email Address',
    facts: { field: 'email' },
  })
})
