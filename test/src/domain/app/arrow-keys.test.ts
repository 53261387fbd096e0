import { keyedTab, nextInMenu } from '@/domain/app/arrow-keys'

describe('nextInMenu', () => {
  const names = ['Passport', 'Home return permit', 'ID card', 'Household register']

  test.each<[string, number, number | null]>([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['p', 2, 0],
    ['P', 2, 0],
    ['h', 0, 1],
    ['h', 1, 3],
    ['h', 3, 1],
    ['i', 2, 2],
    ['z', 0, null],
    [' ', 0, null],
    ['Enter', 0, null],
    ['Tab', 0, null],
    ['Escape', 0, null],
  ])('%j from item %i leads to %j', (key, at, to) => expect(nextInMenu(names, at, key)).toBe(to))

  test('an empty menu leads nowhere', () => expect(nextInMenu([], 0, 'ArrowDown')).toBeNull())
})

describe('keyedTab', () => {
  const tabs = [
    { key: 'a' },
    { key: 'b', isDisabled: true },
    { key: 'c' },
    { key: 'd' },
    { key: 'e', isDisabled: true },
  ]

  test.each([
    ['a', 'ArrowRight', 'c'],
    ['c', 'ArrowLeft', 'a'],
    ['d', 'ArrowRight', 'a'],
    ['a', 'ArrowLeft', 'd'],
    ['c', 'Home', 'a'],
    ['a', 'Home', null],
    ['a', 'End', 'd'],
    ['b', 'ArrowRight', 'c'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'Enter', null],
  ])('from %s %s leads to %p', (selected, pressed, expected) =>
    expect(keyedTab(tabs, selected, pressed)).toBe(expected),
  )

  test('alone it leads nowhere', () => expect(keyedTab([{ key: 'a' }], 'a', 'ArrowRight')).toBeNull())
})
