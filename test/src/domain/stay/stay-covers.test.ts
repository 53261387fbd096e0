import { isFreeToCancel } from '@/domain/stays/stay-text'
import { stayCovers } from '@/domain/stays/wanted-stay'

test.each([
  [1, 1, '1 night, taxes included'],
  [2, 1, '2 nights, taxes included'],
  [2, 3, '2 nights, 3 rooms, taxes included'],
])('%i nights in %i rooms: %s', (nights, rooms, text) => expect(stayCovers({ nights, rooms })).toBe(text))

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('returnPolicy %i is free to cancel: %s', (policy, isFree) => expect(isFreeToCancel(policy)).toBe(isFree))
