import fc from 'fast-check'
import {
  checkCharacterOf,
  CODE_ALPHABET,
  foldCode,
  formatCode,
  isCode,
  maskCode,
  readableEnd,
} from '@/domain/vouchers/voucher-code'

const anyCharacter = fc.constantFrom(...CODE_ALPHABET)
const anyCode = fc
  .array(anyCharacter, { minLength: 15, maxLength: 15 })
  .map((characters) => characters.join(''))
  .map((random) => random + checkCharacterOf(random))

const atAnyPlace = fc.integer({ min: 0, max: 15 })
const put = (code: string, at: number, character: string) => code.slice(0, at) + character + code.slice(at + 1)

test('the alphabet has 32 characters and none that is taken for another', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32)
  expect(CODE_ALPHABET).not.toMatch(/[ILOU]/)
})

test('a code is one, and reads the same from its groups of four', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(isCode(code)).toBe(true)
      expect(formatCode(code)).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
      expect(foldCode(formatCode(code))).toBe(code)
    }),
  )
})

test('case, spaces and hyphens of any kind, I, L and O do not matter', () => {
  const gaps = fc.constantFrom('', ' ', '-', ' – ', '\u00A0', '\u2011', '\t')
  const likenesses: Readonly<Record<string, readonly string[]>> = { 0: ['0', 'O', 'o'], 1: ['1', 'I', 'i', 'L', 'l'] }
  const asTyped = anyCode.chain((code) => {
    const typed = [...code].map((character) =>
      fc.tuple(fc.constantFrom(...(likenesses[character] ?? [character, character.toLowerCase()])), gaps),
    )
    return fc.tuple(fc.constant(code), fc.tuple(...typed))
  })
  fc.assert(fc.property(asTyped, ([code, typed]) => expect(foldCode(typed.flat().join(''))).toBe(code)))
})

test('full-width characters of Chinese keyboards are read', () =>
  expect(foldCode('ＡＢＣＤ－０１ｏｌ')).toBe('ABCD0101'))

test('every wrong character is found', () => {
  fc.assert(
    fc.property(anyCode, atAnyPlace, anyCharacter, (code, at, character) => {
      expect(isCode(put(code, at, character))).toBe(code[at] === character)
    }),
    { numRuns: 2_000 },
  )
})

test('every swap of neighbors is found but that of 0 and Z', () => {
  for (const one of CODE_ALPHABET) {
    for (const other of CODE_ALPHABET) {
      for (const at of [0, 1, 13]) {
        const random = put(put('7'.repeat(15), at, one), at + 1, other)
        const code = random + checkCharacterOf(random)
        const isBlind = one === other || [one, other].toSorted().join('') === '0Z'
        expect([one, other, isCode(put(put(code, at, other), at + 1, one))]).toEqual([one, other, isBlind])
      }
    }
  }
})

test('a swap of the last random character with the one that checks is found, too', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      const [last = '', check = ''] = code.slice(14)
      const isBlind = last === check || [last, check].toSorted().join('') === '0Z'
      expect(isCode(code.slice(0, 14) + check + last)).toBe(isBlind)
    }),
  )
})

test.each(['', '7777', '7'.repeat(15), '7'.repeat(17), 'U'.repeat(16), 'Ω'.repeat(16), '💳'.repeat(8)])(
  '%j is no code',
  (text) => expect(isCode(foldCode(text))).toBe(false),
)

test('a masked code shows its last four characters alone', () => expect(maskCode('7KQ2')).toBe('••••-••••-••••-7KQ2'))

test('the end of a masked code is read where it is shown', () => {
  expect(readableEnd(maskCode('7KQ2'))).toBe('7KQ2')
  expect(readableEnd(maskCode('••••'))).toBeNull()
})
