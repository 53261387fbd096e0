import { keyedTab } from '@/domain/app/arrow-keys'

const tabs = [{ key: 'a' }, { key: 'b', isDisabled: true }, { key: 'c' }, { key: 'd' }, { key: 'e', isDisabled: true }]

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
])('from %s %s leads to %p', (selected, pressed, expected) => expect(keyedTab(tabs, selected, pressed)).toBe(expected))

test('alone it leads nowhere', () => expect(keyedTab([{ key: 'a' }], 'a', 'ArrowRight')).toBeNull())
