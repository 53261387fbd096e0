import { addDays, isDay } from '../days/civil-day'
import { STAY_LIMITS, type WantedStay } from './wanted-stay'

type Fields = Readonly<Record<string, string | undefined>>

const dayIn = (text: string | undefined): string | undefined => (text !== undefined && isDay(text) ? text : undefined)

const countIn = (text: string | undefined, least: number): number | undefined => {
  const count = Number(text)
  return text !== undefined && text !== '' && Number.isInteger(count) && count >= least ? count : undefined
}

/** Reads an address's stay, within search limits; invalid parts are omitted, both days where they form no range. */
export function readStayQuery(fields: Fields): WantedStay {
  const { checkIn, checkOut, rooms, adults, children } = readWholeStay(fields)
  const lastDay = checkIn && addDays(checkIn, STAY_LIMITS.nights)
  const [fewRooms, fewAdults] = [least(rooms, STAY_LIMITS.rooms), least(adults, STAY_LIMITS.adults)]
  return given({
    checkIn,
    checkOut: checkOut && lastDay && checkOut > lastDay ? lastDay : checkOut,
    rooms: fewRooms,
    // Every room needs an adult.
    adults: fewAdults === undefined ? undefined : Math.max(fewAdults, fewRooms ?? 1),
    children: least(children, STAY_LIMITS.children),
  })
}

const least = (count: number | undefined, most: number) => (count === undefined ? undefined : Math.min(count, most))

/** The same, however much it is. */
export function readWholeStay(fields: Fields): WantedStay {
  const checkIn = dayIn(fields.checkIn)
  const checkOut = dayIn(fields.checkOut)
  const isRange = checkIn !== undefined && checkOut !== undefined && checkIn < checkOut
  const counts = {
    rooms: countIn(fields.rooms, 1),
    adults: countIn(fields.adults, 1),
    children: countIn(fields.children, 0),
  }
  return { ...(isRange ? { checkIn, checkOut } : {}), ...given(counts) }
}

/** The stay as fields of an address. */
export function stayQuery({ checkIn, checkOut, rooms, adults, children }: WantedStay): Record<string, string | number> {
  return given({ checkIn, checkOut, rooms, adults, children: children === 0 ? undefined : children })
}

function given<Value>(fields: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const pairs = Object.entries(fields).filter((pair): pair is [string, Value] => pair[1] !== undefined)
  return Object.fromEntries(pairs)
}
