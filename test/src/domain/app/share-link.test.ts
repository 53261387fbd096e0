import { readShared, type SharedView, shareLink } from '@/domain/app/share-link'

describe('readShared', () => {
  test.each([
    ['both', { currency: 'JPY', room: 'r-1_A' }, { currencyCode: 'JPY', roomTypeId: 'r-1_A' }],
    ['neither', {}, { currencyCode: null, roomTypeId: null }],
    ['a currency that is not shown', { currency: 'XXX' }, { currencyCode: null, roomTypeId: null }],
    ['a currency in small letters', { currency: 'jpy' }, { currencyCode: null, roomTypeId: null }],
    ['a room that can be none', { room: 'r1"] *' }, { currencyCode: null, roomTypeId: null }],
  ])('%s', (_, fields, expected) => {
    expect(readShared(fields)).toEqual(expected)
  })
})

describe('shareLink', () => {
  const view: SharedView = {
    address: '/hotel/detail/h1',
    stay: { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 1, adults: 2, children: 0 },
    currencyCode: 'JPY',
    roomTypeId: null,
    fromKey: 'share',
  }
  const seen = 'checkIn=2026-12-01&checkOut=2026-12-03&rooms=1&adults=2&currency=JPY'

  test.each<[what: string, change: Partial<SharedView>, link: string]>([
    ['stay and currency', {}, `/hotel/detail/h1?${seen}&fromKey=share`],
    ['the chosen room', { roomTypeId: 'r1' }, `/hotel/detail/h1?${seen}&room=r1&fromKey=share`],
    [
      'children',
      { stay: { ...view.stay, children: 1 } },
      '/hotel/detail/h1?checkIn=2026-12-01&checkOut=2026-12-03&rooms=1&adults=2&children=1&currency=JPY&fromKey=share',
    ],
    [
      'what is not decided is left out',
      { stay: { adults: 2 } },
      '/hotel/detail/h1?adults=2&currency=JPY&fromKey=share',
    ],
    [
      'an absolute address',
      { address: 'https://a.example/hotel/detail/h1' },
      `https://a.example/hotel/detail/h1?${seen}&fromKey=share`,
    ],
    [
      'a mini-program’s address keeps the id',
      { address: '/packages/hotel/pages/detail/index?id=h1&access_token=x' },
      `/packages/hotel/pages/detail/index?id=h1&${seen}&fromKey=share`,
    ],
    ['the campaign that led here', { fromKey: 'spring_sale' }, `/hotel/detail/h1?${seen}&fromKey=spring_sale`],
    [
      'no token',
      { address: '/hotel/detail/h1?access_token=eyJ.x.y&token=t' },
      `/hotel/detail/h1?${seen}&fromKey=share`,
    ],
    ['no user', { address: '/hotel/detail/h1?uid=u1&userid=u1&UID=u1' }, `/hotel/detail/h1?${seen}&fromKey=share`],
    ['no sign-in ticket', { address: '/hotel/detail/h1?ticket=abc' }, `/hotel/detail/h1?${seen}&fromKey=share`],
    ['no fragment', { address: '/hotel/detail/h1#access_token=x' }, `/hotel/detail/h1?${seen}&fromKey=share`],
    [
      'no trace of whoever shared it before',
      { address: '/hotel/detail/h1?fromKey=a&utm_source=b&x=1' },
      `/hotel/detail/h1?${seen}&fromKey=share`,
    ],
    [
      'no stay of before',
      { address: '/hotel/detail/h1?checkIn=2026-01-01&room=r9' },
      `/hotel/detail/h1?${seen}&fromKey=share`,
    ],
    [
      'no name that only begins like a known one',
      { address: '/hotel/detail/h1?idToken=x' },
      `/hotel/detail/h1?${seen}&fromKey=share`,
    ],
  ])('carries %s', (_, change, link) => {
    expect(shareLink({ ...view, ...change })).toBe(link)
  })

  test('what stands in it is encoded', () => {
    expect(shareLink({ ...view, roomTypeId: 'a&token=b' })).toBe(
      `/hotel/detail/h1?${seen}&room=a%26token%3Db&fromKey=share`,
    )
  })
})
