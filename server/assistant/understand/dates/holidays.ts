import { addDays, nightsBetween, yearOf } from '@/domain/days/civil-day'
import { dayjs } from '@/domain/days/dayjs'
import { always, type DateContext, type DateMeaning, type DateRule, dateRule, span, vague } from './date-rule'

/** A holiday as people call it: its names in the product's data, the country whose data are used where the place's own have none, or fixed days. */
interface HolidaySeed {
  readonly pattern: string
  readonly names: readonly string[]
  readonly country?: string
  readonly fixed?: (year: number) => readonly [checkIn: string, checkOut: string]
}

const on =
  (from: string, to: string) =>
  (year: number): readonly [string, string] => [`${year}-${from}`, `${year}-${to}`]

const seeds: readonly HolidaySeed[] = [
  { pattern: 'christmas eve|x-?mas eve|平安夜', names: [], fixed: on('12-24', '12-25') },
  {
    pattern: 'christmas(?: day| holidays?| break| time)?|x-?mas|圣诞(?:节|假期?)?',
    names: [],
    fixed: on('12-24', '12-26'),
  },
  {
    pattern: "new year'?s eve|nye|跨年(?:夜)?|除夕夜?",
    names: [],
    fixed: (year) => [`${year}-12-31`, `${year + 1}-01-01`],
  },
  {
    pattern: '(?:chinese|lunar) new year|spring festival|春节(?:假期|期间)?|过年|农历新年|大年初一',
    names: ['Spring Festival', 'Lunar New Year’s Day', 'Lunar New Year', 'Chinese New Year'],
    country: 'CN',
  },
  {
    pattern: "(?:the )?new year(?:'?s(?: day)?)?(?: holidays?)?|元旦(?:节|假期|期间)?|新年(?:假期)?",
    names: [],
    fixed: (year) => [`${year - 1}-12-31`, `${year}-01-02`],
  },
  {
    pattern:
      '(?:chinese )?national day(?: holidays?)?|(?:十一)?国庆(?:节|长假|黄金周|假期|期间)*|(?<!第|周|月|期|\\d)十一(?:长假|黄金周|假期|期间)|十一(?=去|到|想|出|玩|旅)',
    names: ['National Day'],
    country: 'CN',
  },
  { pattern: 'golden week|黄金周', names: [] },
  {
    pattern:
      '(?:international )?labou?r day(?: holidays?)?|may day|劳动节(?:假期)?|五一(?!月|号|日|个|晚|点|人)(?:假期|长假|黄金周|期间)?',
    names: ['Labour Day', 'Labour and Solidarity Day'],
    country: 'CN',
  },
  {
    pattern: 'mid-?autumn(?: festival)?|moon festival|中秋(?:节|假期)?',
    names: ['Mid-Autumn Festival', 'Mid-autumn Festival'],
    country: 'CN',
  },
  {
    pattern: 'dragon boat(?: festival)?|端午(?:节|假期)?',
    names: ['Dragon Boat Festival', 'Tuen Ng Festival'],
    country: 'CN',
  },
  {
    pattern: '(?:qingming|tomb-?sweeping)(?: festival| day)?|清明(?:节|假期)?',
    names: ['Qingming Festival', 'Tomb-sweeping Day', 'Ching Ming Festival'],
    country: 'CN',
  },
  { pattern: '(?:the )?easter(?: weekend| holidays?| sunday)?|复活节(?:假期)?', names: [], fixed: easter },
  { pattern: 'thanksgiving(?: day| weekend)?|感恩节', names: ['Thanksgiving Day'], country: 'US' },
]

/** Good Friday to Easter Monday, by the Gregorian rule. */
function easter(year: number): readonly [string, string] {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const date = (h + l - 7 * m + 33 * month + 19) % 32
  const sunday = dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .date(date)
    .format('YYYY-MM-DD')
  return [addDays(sunday, -2), addDays(sunday, 1)]
}

/** The next run of days with one of these names, from today on: over all of its days, a single day with its eve. */
function nextRun(
  days: ReadonlyMap<string, string> | undefined,
  names: readonly string[],
  today: string,
): DateMeaning | null {
  const own = [...(days ?? [])].flatMap(([day, name]) => (names.includes(name) ? day : [])).toSorted()
  const runs: { first: string; end: string }[] = []
  for (const day of own) {
    const last = runs.at(-1)
    if (last?.end === day) last.end = addDays(day, 1)
    else runs.push({ first: day, end: addDays(day, 1) })
  }
  const run = runs.find(({ end }) => end > today)
  if (!run) return null
  const first = nightsBetween(run.first, run.end) === 1 ? addDays(run.first, -1) : run.first
  return span(first < today ? today : first, run.end)
}

/** From the first day of Japan's spring holidays to the last, or China's National Day. */
function goldenWeek(context: DateContext): DateMeaning {
  const { countryCode, holidays, today } = context
  const china = () => nextRun(holidays.get('CN'), ['National Day'], today) ?? vague
  if (countryCode !== 'JP') return china()
  for (const year of [yearOf(today), yearOf(today) + 1]) {
    const names = new Set([
      'Showa Day',
      'Constitution Day',
      'Greenery Day',
      "Children's Day",
      'Constitution Day (substitute day)',
    ])
    const days = [...(holidays.get('JP') ?? [])].flatMap(([day, name]) =>
      yearOf(day) === year && names.has(name) ? day : [],
    )
    const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
    if (first && last && last >= today) return span(first < today ? today : first, addDays(last, 1))
  }
  return vague
}

function meaningOf({ names, country, fixed }: HolidaySeed, context: DateContext): DateMeaning {
  const { holidays, countryCode, today } = context
  if (fixed) {
    for (const ahead of [0, 1, 2]) {
      const [checkIn, checkOut] = fixed(yearOf(today) + ahead)
      if (checkOut > today) return span(checkIn < today ? today : checkIn, checkOut)
    }
  }
  if (names.length === 0) return goldenWeek(context)
  const inPlace = nextRun(holidays.get(countryCode), names, today)
  return inPlace ?? nextRun(holidays.get(country ?? countryCode), names, today) ?? vague
}

/** Rules for holidays; data of the place's own country come first. */
export const holidayDays: readonly DateRule[] = seeds.map((seed) =>
  dateRule(`(?<![a-z])(?:${seed.pattern})(?![a-z])`, (_, context) => always(meaningOf(seed, context))),
)
