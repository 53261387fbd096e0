import { isHeic } from '@/domain/uploads'

describe('isHeic', () => {
  test.each([
    ['ftypheic', true],
    ['ftypheix', true],
    ['ftyphevc', true],
    ['ftypavif', false],
    ['ftypmp42', false],
    ['xxxxheic', false],
    ['ftyp', false],
    ['', false],
  ])('%s: %s', (mark, is) => expect(isHeic(mark)).toBe(is))
})
