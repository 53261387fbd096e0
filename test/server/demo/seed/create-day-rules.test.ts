import { weekdayOf } from '@/domain/days/civil-day'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import holidays from '../../../../server/stays/reference/holidays.json'
import { generateHotels } from '../../../../server/demo/seed/hotel-generator'
import { createPeople } from '../../../../server/demo/seed/people'
import { projectFolder } from '../../../support/server/project-folder'

const library = loadPictureLibrary(projectFolder)
const now = new Date('2026-11-21T10:00:00Z')
const people = createPeople('staylark', library, now, 60).accounts
const made = [...generateHotels({ seed: 'staylark', hotels: 300, library, people, now })]
const ruled = made.filter(({ dayRules }) => dayRules.length > 0)
const all = made.flatMap(({ hotel, dayRules }) => dayRules.map((rule) => ({ ...rule, country: hotel.countryCode })))
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = holidays

test('some hotels have days with rules of their own, most have none', () => {
  expect(ruled.length).toBeGreaterThan(45)
  expect(ruled.length).toBeLessThan(120)
})

test('a day has one rule for each room type of the hotel', () => {
  for (const { rooms, dayRules } of ruled) {
    const keys = dayRules.map(({ roomTypeId, day }) => `${roomTypeId} ${day}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(dayRules.map(({ roomTypeId }) => roomTypeId)).size).toBe(rooms.length)
  }
})

test('the coming week is free of them, so that the demo can always be booked', () => {
  expect(all.filter(({ day }) => day < '2026-11-28')).toEqual([])
})

test('each kind is there: Saturdays of two nights, holidays that end without arrivals or short, closed departures, a day of change', () => {
  const saturdays = all.filter(({ minNights, isClosedToDeparture }) => minNights === 2 && !isClosedToDeparture)
  expect(saturdays.length).toBeGreaterThan(0)
  expect(saturdays.every(({ day }) => weekdayOf(day) === 5)).toBe(true)
  const arrivals = all.filter(({ isClosedToArrival }) => isClosedToArrival)
  expect(arrivals.length).toBeGreaterThan(0)
  expect(arrivals.every(({ day, country }) => names[country]?.[day] !== undefined)).toBe(true)
  expect(all.some(({ maxNights }) => maxNights === 3)).toBe(true)
  expect(all.some(({ isClosedToDeparture }) => isClosedToDeparture)).toBe(true)
  expect(all.some(({ isClosedToStay }) => isClosedToStay)).toBe(true)
})
