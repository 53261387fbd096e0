import type { DialogNote } from '@/contract/dialog'
import { nightsBetween, parseDay, yearOf } from '@/domain/days/civil-day'
import { formatDay, formatDayWithYear } from '@/domain/days/format-day'
import { codedAmount, shownAmount } from '@/domain/money/amount-text'
import { guestsSummary } from '@/domain/stays/guests'
import { gradeText } from '@/domain/text/app-text'
import { countOf } from '@/domain/text/phrases'
import { hotelFeatures } from '../stays/search/hotel-features'
import type { Understood, UnderstoodBudget, UnderstoodPlace } from './understood'

type Dates = NonNullable<Understood['dates']>

/** Dates of a stay in one line: "Fri 4 – Sun 6 Dec", "Mon 30 Nov – Wed 2 Dec". Includes years where the stay ends in another year. */
export function datesText({ checkIn, checkOut }: Dates): string {
  const [first, last] = [parseDay(checkIn), parseDay(checkOut)]
  if (yearOf(checkIn) !== yearOf(checkOut)) return `${formatDayWithYear(checkIn)} – ${formatDayWithYear(checkOut)}`
  const hasOneMonth = first.month() === last.month()
  return `${first.format(hasOneMonth ? 'ddd D' : 'ddd D MMM')} – ${formatDay(checkOut)}`
}

/** A place in one line: "Kyoto", "Gion, Kyoto", "near Kyoto Station, Kyoto". */
export function placeText({ cityName, area, near }: UnderstoodPlace): string {
  if (near) return `near ${near.name}, ${cityName}`
  return area === undefined ? cityName : `${area}, ${cityName}`
}

/** A budget in one line: "up to CNY ¥ 500 a night". */
export function budgetText({ currencyCode, fromMinor, toMinor }: UnderstoodBudget): string {
  const written = (minor: number) => codedAmount(shownAmount(minor, currencyCode))
  if (fromMinor === undefined) return `up to ${written(toMinor ?? 0)} a night`
  return toMinor === undefined
    ? `from ${written(fromMinor)} a night`
    : `${written(fromMinor)} to ${written(toMinor)} a night`
}

/** Grades in one line: "4 stars, 5 stars". */
export function gradesText(grades: readonly number[]): string {
  return grades
    .toSorted((one, other) => one - other)
    .map((grade) => gradeText[grade]?.stars ?? countOf(grade - 1, 'star'))
    .join(', ')
}

/** The name of a feature by its key in `tags` of searchHotels. */
export const featureName = (tag: string): string => hotelFeatures.find(({ key }) => key === tag)?.label ?? tag

/** Returns what was understood as notes that travelers can remove, in the order of importance. */
export function understoodNotes(understood: Understood): DialogNote[] {
  const { place, hotel, dates, guests, budget, grades, tags = [], freeCancellation, breakfast, order } = understood
  const features = [
    ...(breakfast ? [note('feature:breakfast', 'feature', 'Breakfast included')] : []),
    ...(freeCancellation ? [note('feature:free-cancellation', 'feature', 'Free cancellation')] : []),
    ...tags.map((tag) => note(`feature:${tag}`, 'feature', featureName(tag))),
  ]
  return [
    ...(place ? [note('place', 'place', placeText(place))] : []),
    ...(hotel ? [note('hotel', 'hotel', hotel.name)] : []),
    ...(dates ? [note('dates', 'dates', `${datesText(dates)} · ${nightsText(dates)}`)] : []),
    ...(guests ? [note('guests', 'guests', guestsSummary(guests))] : []),
    ...(budget ? [note('budget', 'budget', budgetText(budget))] : []),
    ...(grades && grades.length > 0 ? [note('stars', 'stars', gradesText(grades))] : []),
    ...features,
    ...(order ? [note('order', 'order', `Order ${order.orderNo}`)] : []),
  ]
}

const note = (noteId: string, kind: DialogNote['kind'], text: string): DialogNote => ({ noteId, kind, text })

const nightsText = ({ checkIn, checkOut }: Dates): string => countOf(nightsBetween(checkIn, checkOut), 'night')

const fieldOfNote: Readonly<Record<string, keyof Understood>> = {
  place: 'place',
  hotel: 'hotel',
  dates: 'dates',
  guests: 'guests',
  budget: 'budget',
  stars: 'grades',
  order: 'order',
  'feature:breakfast': 'breakfast',
  'feature:free-cancellation': 'freeCancellation',
}

/** Returns what was understood without one of its notes; unchanged where there is no such note. */
export function withoutNote(understood: Understood, noteId: string): Understood {
  const field = fieldOfNote[noteId]
  if (field !== undefined) {
    if (understood[field] === undefined) return understood
    const { [field]: _removed, ...rest } = understood
    return rest
  }
  const tags = understood.tags?.filter((tag) => `feature:${tag}` !== noteId)
  if (tags === undefined || tags.length === understood.tags?.length) return understood
  const { tags: _tags, ...rest } = understood
  return tags.length === 0 ? rest : { ...rest, tags }
}
