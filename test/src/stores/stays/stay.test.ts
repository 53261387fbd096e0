import { changedChoice } from '@/domain/stays/wanted-stay'
import fc from 'fast-check'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { StayStore } from '@/stores/stays/stay'
import { place } from '../../../support/destination/place'

const dayMs = 86_400_000

const dayLike = fc.oneof(
  fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-01', '2026-02-30', '9999-99-99'),
  fc.string(),
)
const savedLike = fc
  .record({ checkIn: dayLike, checkOut: dayLike, expiresAtMs: fc.oneof(fc.constant(9e15), fc.double()) })
  .map((saved) => JSON.stringify(saved))

function choice(
  storage = createMemoryStore(),
  startMs = Date.parse('2026-11-21T10:00:00.000Z'),
  deviceStorage = createMemoryStore(),
) {
  const clock = { nowMs: startMs, now: () => clock.nowMs }
  const deviceDay = (nowMs: number) => new Date(nowMs).toISOString().slice(0, 10)
  return {
    stay: new StayStore({ tabStorage: storage, deviceStorage, clock, deviceDay }),
    storage,
    clock,
    deviceStorage,
  }
}

test('who has chosen nothing looks for tomorrow, for two', () => {
  expect(choice().stay.wanted).toEqual({
    checkIn: '2026-11-22',
    checkOut: '2026-11-23',
    rooms: 1,
    adults: 2,
    children: 0,
  })
})

test.each([
  ['Tokyo is a day ahead', '2026-11-22', '2026-11-23'],
  ['Hawaii is a day behind', '2026-11-20', '2026-11-21'],
  ['Paris has the same day', '2026-11-21', '2026-11-22'],
])('tomorrow is the destination’s: %s', (_, today, checkIn) => {
  const { stay } = choice()
  stay.choosePlace({ ...place('Somewhere', '', 'Abroad', 'XX'), today })
  expect(stay.dates.checkIn).toBe(checkIn)
})

test('a choice outlives the page', () => {
  const { stay, storage } = choice()
  stay.choosePlace(place('Kyoto', '京都', 'Japan', 'JP'))
  stay.chooseDates({ checkIn: '2026-12-01', checkOut: '2026-12-04' })
  stay.chooseGuests({ rooms: 2, adults: 4, children: 1 })
  const later = choice(storage).stay
  later.restore()
  expect(later.place?.cityId).toBe('kyoto')
  expect(later.wanted).toEqual({ checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: 2, adults: 4, children: 1 })
})

test.each([
  ['past', 3, '2026-11-23', '2026-11-27'],
  ['expired', 8, '2027-01-10', '2027-01-12'],
])('dates that are %s are dropped', (_, days, checkIn, checkOut) => {
  const { stay, storage, clock } = choice()
  stay.chooseDates({ checkIn, checkOut })
  const later = choice(storage, clock.nowMs + days * dayMs).stay
  later.restore()
  expect(later.chosenDates).toBeNull()
})

test('a damaged choice is none', () => {
  const { storage } = choice()
  storage.write('search_choice', '{')
  const { stay } = choice(storage)
  stay.restore()
  expect(stay.place).toBeNull()
})

test('a place with a calendar of its own gets days only where days were chosen', () => {
  const { stay } = choice()
  expect(stay.requested).toEqual({ rooms: 1, adults: 2, children: 0 })
  stay.chooseDates({ checkIn: '2026-12-01', checkOut: '2026-12-04' })
  expect(stay.requested).toEqual(stay.wanted)
})

test.each([
  ['nothing', {}, null],
  [
    'the dates',
    { chosenDates: { checkIn: '2026-12-04', checkOut: '2026-12-07' } },
    { checkIn: '2026-12-04', checkOut: '2026-12-07' },
  ],
  ['the guests', { guests: { rooms: 2, adults: 3, children: 1 } }, { rooms: 2, adults: 3, children: 1 }],
  ['dates that expired', { chosenDates: null }, null],
])('of a choice, %s was changed', (_what, change, changed) => {
  const before = {
    chosenDates: { checkIn: '2026-11-30', checkOut: '2026-12-03' },
    guests: { rooms: 1, adults: 2, children: 0 },
  }
  expect(changedChoice(before, { ...before, ...change })).toEqual(changed)
})

describe('dates outlive the tab and the app', () => {
  const chosen = { checkIn: '2026-12-01', checkOut: '2026-12-04' }
  /** The store of a new visit, so many days after dates were chosen. */
  const later = (days: number, dates = chosen) => {
    const first = choice()
    first.stay.chooseGuests({ rooms: 2, adults: 4, children: 0 })
    first.stay.chooseDates(dates)
    const next = choice(createMemoryStore(), first.clock.nowMs + days * dayMs, first.deviceStorage)
    next.stay.restore()
    return next
  }

  test('a new visit begins with them, and with the usual guests', () => {
    expect(later(6.9).stay.wanted).toEqual({ ...chosen, rooms: 1, adults: 2, children: 0 })
  })

  test.each([
    ['expired', 7, { checkIn: '2027-01-10', checkOut: '2027-01-12' }],
    ['past', 3, { checkIn: '2026-11-23', checkOut: '2026-11-27' }],
  ])('%s ones are dropped and removed', (_, days, dates) => {
    const { stay, deviceStorage } = later(days, dates)
    expect(stay.chosenDates).toBeNull()
    expect(deviceStorage.names()).toEqual([])
  })

  test('so do those that were chosen on the booking page', () => {
    const first = choice()
    first.stay.chooseStay({ ...chosen, nights: 3, rooms: 2, adults: 3, children: 0 })
    const next = choice(createMemoryStore(), first.clock.nowMs + dayMs, first.deviceStorage)
    next.stay.restore()
    expect(next.stay.dates).toEqual(chosen)
  })

  test('what this visit has chosen comes first', () => {
    const { stay, storage, clock, deviceStorage } = later(1)
    stay.chooseDates({ checkIn: '2026-12-10', checkOut: '2026-12-11' })
    choice(createMemoryStore(), clock.nowMs, deviceStorage).stay.chooseDates(chosen)
    const again = choice(storage, clock.nowMs, deviceStorage).stay
    again.restore()
    expect(again.chosenDates?.checkIn).toBe('2026-12-10')
  })

  test('whatever is stored, dates are a range from today on, or the usual', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), savedLike), (text) => {
        const deviceStorage = createMemoryStore()
        deviceStorage.write('stay_dates', text)
        const { stay } = choice(createMemoryStore(), undefined, deviceStorage)
        stay.restore()
        expect(stay.dates.checkIn >= '2026-11-21' && stay.dates.checkIn < stay.dates.checkOut).toBe(true)
      }),
    )
  })
})
