import { facilityGroups } from '@/domain/stays/facility-groups'
import { hotelPageParams, hotelPageStay } from '@/domain/stays/hotel-page'

describe('facilityGroups', () => {
  const facility = (icon: string) => ({ icon, name: icon, isFree: true })
  const shown = (...icons: string[]) =>
    facilityGroups(icons.map(facility)).map(({ title, facilities }) => [title, facilities.map(({ name }) => name)])

  test.each([
    ['none', [], []],
    ['one kind', ['waves', 'dumbbell'], [['Sport and wellness', ['waves', 'dumbbell']]]],
    [
      'what belongs to no kind stands last',
      ['clock', 'wifi'],
      [
        ['Rooms and internet', ['wifi']],
        ['Services', ['clock']],
      ],
    ],
    [
      'kinds in their order, not the hotel’s',
      ['plane', 'coffee'],
      [
        ['Food and drink', ['coffee']],
        ['Getting around', ['plane']],
      ],
    ],
  ])('%s', (_, icons, groups) => {
    expect(shown(...icons)).toEqual(groups)
  })
})

describe('hotelPageParams', () => {
  const id = 'h1'
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

  test.each<[string, Record<string, string>, Record<string, string | number>]>([
    ['the hotel alone', {}, { id }],
    ['a stay', { ...stay, adults: '3' }, { id, ...stay, adults: 3 }],
    ['days that are no stay', { checkIn: '2026-12-03', checkOut: '2026-12-01' }, { id }],
    ['no children', { ...stay, children: '0' }, { id, ...stay }],
    ['a room that a link names', { room: 'r_7' }, { id, room: 'r_7' }],
    ['what is no room', { room: '<b>' }, { id }],
    ['whence somebody came, and a currency', { utm_source: 'mail', currency: 'EUR' }, { id }],
  ])('%s', (_what, query, expected) => {
    const params = hotelPageParams({ ...query, id })
    expect(params).toEqual(expected)
    const again = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    expect(hotelPageParams({ ...again, id })).toEqual(params)
  })

  test('one page is spelt in one way, whatever the order of its address', () => {
    const one = hotelPageParams({ id, ...stay, adults: '1', rooms: '1', room: 'r1' })
    const other = hotelPageParams({
      room: 'r1',
      rooms: '1',
      adults: '1',
      checkOut: stay.checkOut,
      checkIn: stay.checkIn,
      id,
    })
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })
})

describe('hotelPageStay', () => {
  const days = { checkIn: '2026-12-01', checkOut: '2026-12-03' }
  const sought = { checkIn: '2027-01-01', checkOut: '2027-01-02', rooms: 1, adults: 2, children: 1 }

  test.each([
    ['the address’s own', days, sought, days],
    ['that which is looked for', {}, sought, sought],
    ['that which is looked for, for the address’s people', { adults: '4' }, sought, { ...sought, adults: 4 }],
    ['none', {}, {}, {}],
  ])('%s', (_what, params, stored, expected) => {
    expect(hotelPageStay(params, stored)).toEqual(expected)
  })
})
