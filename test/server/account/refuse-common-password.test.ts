import { createRequire } from 'node:module'
import { clientPasswordHash, refuseCommonPassword } from '../../../server/account/passwords'
import { commonPasswords } from '../../../server/account/common-passwords'
import { projectFolder } from '../../support/server/project-folder'

const email = 'ada.lovelace@analytical.example'
const env = { root: projectFolder, passwordLength: { min: 6, max: 20 } }
const sent = (password: string, given = env) => refuseCommonPassword(given, email, clientPasswordHash(email, password))

test.each([
  ['the first of the list', '123456'],
  ['a word', 'password'],
  ['with a capital', 'Password'],
  ['in capitals', 'QWERTY123'],
  ['in full-width letters', 'ｐａｓｓｗｏｒｄ'],
  ['Chinese guessers’ first', 'woaini1314'],
  ['one key again and again', 'zzzzzzz'],
  ['two keys again and again', '12121212'],
  ['keys in a row, backwards', '987654'],
  ['our own name', 'Staylark123'],
  ['the address', email],
  ['its name', 'ada.lovelace'],
  ['a part of its name and digits', 'Lovelace123'],
  ['its host', 'analytical'],
])('%s is refused: %s', async (_case, password) => {
  await expect(sent(password, { ...env, passwordLength: { min: 6, max: 40 } })).rejects.toThrow('too easy to guess')
})

test.each(['correct horse battery', 'x7!Qm2pL', '20-charactersofnoise'])('%s is taken', async (password) => {
  await expect(sent(password)).resolves.toBeUndefined()
})

test('all 49,233 passwords of the list are known, the likeliest first', async () => {
  const list: string[] = createRequire(__filename)('@zxcvbn-ts/language-common/src/passwords.json')
  const known = await commonPasswords(projectFolder)
  const all = new Set(known)
  expect([list.length, list.filter((word) => !all.has(word))]).toEqual([49_233, []])
  expect(known.length).toBeLessThan(60_000)
})

test('the last of the list is refused too, as typed and with a capital of the first ten thousand', async () => {
  const known = await commonPasswords(projectFolder)
  const possible = known.filter(({ length }) => length >= 6 && length <= 20)
  const [last = '', late = ''] = [possible.at(-1), possible.at(-5_000)]
  for (const word of [last, late, (possible[5_000] ?? '').toUpperCase()]) {
    await expect(sent(word)).rejects.toThrow('too easy to guess')
  }
})

test('words that the lengths do not allow are not looked at', async () => {
  await expect(sent('123456', { ...env, passwordLength: { min: 8, max: 64 } })).resolves.toBeUndefined()
  await expect(sent('12345678', { ...env, passwordLength: { min: 8, max: 64 } })).rejects.toThrow('too easy')
})

test('other calls get their turn while the list is gone through', async () => {
  let turns = 0
  let isOver = false
  const takeTurns = () => {
    turns += 1
    if (!isOver) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  await sent('x7!Qm2pL')
  isOver = true
  expect(turns).toBeGreaterThan(60)
})
