import { againUrl } from '@/domain/pictures'

test.each([
  ['/pictures/480/a.webp', 0, '/pictures/480/a.webp'],
  ['/pictures/480/a.webp', 1, '/pictures/480/a.webp?again=1'],
  ['/media/a?size=small', 2, '/media/a?size=small&again=2'],
])('%s asked for again %i times is %s', (url, again, expected) => expect(againUrl(url, again)).toBe(expected))
