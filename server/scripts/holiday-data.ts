import chineseDays from 'chinese-days'
import Holidays from 'date-holidays'
import { addDays, nightsOf } from '@/domain/days/civil-day'

/** First and last year that the catalogue knows holidays of. */
export const HOLIDAY_YEARS = [2026, 2028] as const

/** Countries whose holidays come from date-holidays; China's announced days off come from chinese-days. */
export const HOLIDAY_COUNTRIES = [
  'CN',
  'HK',
  'MO',
  'JP',
  'KR',
  'TH',
  'SG',
  'MY',
  'VN',
  'ID',
  'GB',
  'FR',
  'IT',
  'ES',
  'IS',
  'TR',
  'AE',
  'MA',
  'US',
  'CA',
  'AU',
] as const

/** Days that date-holidays lists for China although only some people are off, and only for half a day. */
const HALF_DAYS_IN_CHINA = ["International Women's Day", 'Youth Day', "Children's Day", 'Army Day']

/** Public holidays by country and day, with their English names. */
export type HolidayTable = Record<string, Record<string, string>>

/** Works the holidays of the catalogue out from the data packages. */
export function holidayData(): HolidayTable {
  return Object.fromEntries(HOLIDAY_COUNTRIES.map((country) => [country, holidaysOf(country)]))
}

function holidaysOf(country: string): Record<string, string> {
  const days: Record<string, string> = {}
  for (let year: number = HOLIDAY_YEARS[0]; year <= HOLIDAY_YEARS[1]; year++) {
    const announced = country === 'CN' ? announcedInChina(year) : {}
    Object.assign(days, Object.keys(announced).length > 0 ? announced : ofYear(country, year))
  }
  return Object.fromEntries(Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function announcedInChina(year: number): Record<string, string> {
  const days = chineseDays.getHolidaysInRange(`${year}-01-01`, `${year}-12-31`, false)
  return Object.fromEntries(days.map((day) => [day, chineseDays.getDayDetail(day).name.split(',')[0] ?? '']))
}

function ofYear(country: string, year: number): Record<string, string> {
  if (country === 'MO') return ofMacau(year)
  const days: Record<string, string> = {}
  for (const holiday of new Holidays(country, { languages: ['en'] }).getHolidays(year, 'en')) {
    if (holiday.type !== 'public') continue
    if (country === 'CN' && HALF_DAYS_IN_CHINA.includes(holiday.name)) continue
    const first = holiday.date.slice(0, 10)
    const count = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / 86_400_000))
    for (const day of nightsOf(first, addDays(first, count))) days[day] ??= holiday.name
  }
  return days
}

/** date-holidays does not know Macau: fixed days by its law, lunar days from the Chinese calendar, Good Friday from Hong Kong's list. */
function ofMacau(year: number): Record<string, string> {
  const easter = Object.entries(ofYear('HK', year)).filter(([, name]) => name === 'Good Friday')
  const lunar = (month: number, day: number) => chineseDays.getSolarDateFromLunar(`${year}-${month}-${day}`).date
  const spring = lunar(1, 1)
  return Object.fromEntries([
    [`${year}-01-01`, "New Year's Day"],
    ...[0, 1, 2].map((offset) => [addDays(spring, offset), 'Lunar New Year']),
    ...easter,
    [chineseDays.getSolarTermDate(year, 4, 'pure_brightness'), 'Cheng Ming Festival'],
    [`${year}-05-01`, 'Labour Day'],
    [lunar(4, 8), 'Feast of Buddha'],
    [lunar(5, 5), 'Dragon Boat Festival'],
    [addDays(lunar(8, 15), 1), 'Day after Mid-Autumn Festival'],
    [`${year}-10-01`, 'National Day'],
    [`${year}-10-02`, 'Day after National Day'],
    [lunar(9, 9), 'Chung Yeung Festival'],
    [`${year}-11-02`, "All Souls' Day"],
    [`${year}-12-08`, 'Feast of the Immaculate Conception'],
    [`${year}-12-20`, 'Macau SAR Establishment Day'],
    [`${year}-12-24`, 'Christmas Eve'],
    [`${year}-12-25`, 'Christmas Day'],
  ])
}
