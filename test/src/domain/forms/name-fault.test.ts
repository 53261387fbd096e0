import { nameFault, nameHint } from '@/domain/account/contact'

test.each([
  ['Mei Chen', false, null],
  ['  Mei Chen  ', true, null],
  ['陈梅', false, null],
  ['김민지', false, null],
  ['Анна', false, null],
  ['O’Hara-Núñez Jr.', true, null],
  ['', false, 'Please enter a name'],
  ['   ', true, 'Please enter a name'],
  ['1234', false, 'Please enter the name in letters'],
  ['!?', true, 'Please enter the name in letters'],
  ['陈梅', true, 'Please use Latin letters, as in the passport'],
  ['Mei 陈', true, 'Please use Latin letters, as in the passport'],
  ['A', true, 'Please enter first and last name'],
  ['A. ', false, 'Please enter first and last name'],
  ['李', false, 'Please enter first and last name'],
  ['Suharto', true, null],
  ['a'.repeat(80), true, null],
  ['a'.repeat(81), true, 'Please shorten the name to 80 characters'],
])('%j (Latin: %s): %s', (name, needsLatin, fault) => expect(nameFault(name, needsLatin)).toBe(fault))

test.each([
  ['', true, 'First and last name in Latin letters, as in the passport'],
  ['Suharto', true, 'First and last name, unless the passport has only one'],
  ['Mei Chen', true, 'First and last name in Latin letters, as in the passport'],
  ['李雷', false, 'As in the identity document'],
  ['a'.repeat(93), false, '93 of at most 80 characters'],
])('%j (Latin: %s) is helped by: %s', (name, needsLatin, hint) => expect(nameHint(name, needsLatin)).toBe(hint))
