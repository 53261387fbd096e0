import { againUrl, pictureUrl } from '@/domain/pictures'

describe('againUrl', () => {
  test.each([
    ['/pictures/480/a.webp', 0, '/pictures/480/a.webp'],
    ['/pictures/480/a.webp', 1, '/pictures/480/a.webp?again=1'],
    ['/media/a?size=small', 2, '/media/a?size=small&again=2'],
  ])('%s requested again %i times is %s', (url, again, expected) => expect(againUrl(url, again)).toBe(expected))
})

describe('pictureUrl', () => {
  test.each([
    ['/pictures/480/city-day-01.webp', 240, '/pictures/240/city-day-01.webp'],
    ['/pictures/480/city-day-01.webp', 960, '/pictures/960/city-day-01.webp'],
    ['/pictures/960/a.webp', 480, '/pictures/480/a.webp'],
    ['https://cdn.example.com/pictures/480/a.webp', 240, 'https://cdn.example.com/pictures/240/a.webp'],
    ['/uploads/480/a.webp', 240, '/uploads/480/a.webp'],
    ['', 240, ''],
  ] as const)('%s at %i is %s', (url, width, expected) => expect(pictureUrl(url, width)).toBe(expected))
})
