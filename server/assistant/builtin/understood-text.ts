import { nightsBetween, parseDay, weekdayOf, yearOf } from '@/domain/days/civil-day'
import { shownAmount } from '@/domain/money/amount-text'
import { guestsSummary } from '@/domain/stays/guests'
import { countOf } from '@/domain/text/phrases'
import { budgetText, datesText, featureName, gradesText, placeText } from '../notes'
import { hotelFeatureNames } from './feature-names'
import type { Understood, UnderstoodBudget, UnderstoodPlace } from '../understood'

export type Lang = 'en' | 'zh'

type Dates = NonNullable<Understood['dates']>
type Guests = NonNullable<Understood['guests']>

const zhDay = (day: string, hasYear: boolean): string => {
  const date = parseDay(day)
  const weekday = '一二三四五六日'.charAt(weekdayOf(day))
  return `${hasYear ? `${date.year()}年` : ''}${date.month() + 1}月${date.date()}日（周${weekday}）`
}

/** Dates in a sentence; with their year where it is not the present one. */
export function datesPhrase(dates: Dates, lang: Lang, today: string): string {
  const { checkIn, checkOut } = dates
  const hasYear = yearOf(checkIn) !== yearOf(today) || yearOf(checkOut) !== yearOf(today)
  const nights = nightsBetween(checkIn, checkOut)
  if (lang === 'zh') return `${zhDay(checkIn, hasYear)}至${zhDay(checkOut, hasYear)}，${nights}晚`
  const isOneYear = yearOf(checkIn) === yearOf(checkOut)
  return `${datesText(dates)}${hasYear && isOneYear ? ` ${yearOf(checkOut)}` : ''} (${countOf(nights, 'night')})`
}

const guestsPhrase = (guests: Guests, lang: Lang): string => {
  const { rooms, adults, children } = guests
  if (lang === 'en') return guestsSummary(guests).replaceAll(' · ', ', ')
  return `${rooms}间房、${adults}位成人${children > 0 ? `、${children}位儿童` : ''}`
}

const placePhrase = (place: UnderstoodPlace, lang: Lang): string => {
  if (lang === 'en') return placeText(place)
  const { cityName, area, near } = place
  return near ? `${cityName}的${near.name}附近` : area === undefined ? cityName : `${cityName}的${area}`
}

function budgetPhrase(budget: UnderstoodBudget, lang: Lang): string {
  if (lang === 'en') return budgetText(budget)
  const { currencyCode, fromMinor, toMinor } = budget
  const written = (minor: number) => `${currencyCode} ${shownAmount(minor, currencyCode).currencyAmount}`
  if (fromMinor === undefined) return `每晚不超过${written(toMinor ?? 0)}`
  return toMinor === undefined ? `每晚${written(fromMinor)}起` : `每晚${written(fromMinor)}至${written(toMinor)}`
}

const gradesPhrase = (grades: readonly number[], lang: Lang): string =>
  lang === 'en'
    ? gradesText(grades)
    : grades.map((grade) => (grade === 7 ? '奢华' : `${'二三四五'.charAt(grade - 3)}星级`)).join('、')

/** Everything that was understood in one line; empty where nothing was. */
export function understoodPhrase(understood: Understood, lang: Lang, today: string): string {
  const { place, hotel, dates, guests, budget, grades, tags = [], freeCancellation, breakfast } = understood
  const parts = [
    hotel?.name,
    place && (!hotel || place.near || place.area) ? placePhrase(place, lang) : undefined,
    dates && datesPhrase(dates, lang, today),
    guests && guestsPhrase(guests, lang),
    budget && budgetPhrase(budget, lang),
    grades && grades.length > 0 ? gradesPhrase(grades, lang) : undefined,
    breakfast && (lang === 'en' ? 'breakfast included' : '含早餐'),
    freeCancellation && (lang === 'en' ? 'free cancellation' : '免费取消'),
    ...tags.map((tag) =>
      lang === 'en'
        ? featureName(tag).toLowerCase().replace('wi-fi', 'Wi-Fi')
        : (hotelFeatureNames[tag] ?? featureName(tag)),
    ),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join(lang === 'en' ? ', ' : '，')
}
