import type { Season } from '../../../kernel/database/schema/catalogue-json'
import type { CitySetting } from '../../../stays/reference/city-seed'

const southern: readonly Season[] = [
  { from: '12-15', to: '02-28', percent: 130 },
  { from: '06-01', to: '08-31', percent: 88 },
]

const profiles: Readonly<Record<CitySetting, readonly Season[]>> = {
  metropolis: [
    { from: '07-01', to: '08-31', percent: 108 },
    { from: '10-08', to: '11-20', percent: 112 },
    { from: '01-05', to: '02-10', percent: 92 },
  ],
  heritage: [
    { from: '03-20', to: '04-30', percent: 125 },
    { from: '10-08', to: '11-30', percent: 120 },
    { from: '12-01', to: '02-20', percent: 85 },
  ],
  beach: [
    { from: '07-01', to: '08-31', percent: 128 },
    { from: '11-15', to: '03-15', percent: 90 },
  ],
  lake: [
    { from: '04-01', to: '05-31', percent: 118 },
    { from: '09-15', to: '11-10', percent: 115 },
    { from: '12-01', to: '02-20', percent: 82 },
  ],
  mountain: [
    { from: '07-01', to: '08-31', percent: 122 },
    { from: '12-01', to: '02-20', percent: 85 },
  ],
  desert: [
    { from: '10-15', to: '04-15', percent: 125 },
    { from: '06-01', to: '09-10', percent: 75 },
  ],
  north: [
    { from: '12-10', to: '02-28', percent: 140 },
    { from: '06-15', to: '08-20', percent: 115 },
  ],
}

/** Beaches that are at their best in the northern winter. */
const WINTER_SUN = ['sanya', 'phuket']

/** Seasons of a city: by what it is like, turned round in the south and on winter-sun beaches. */
export function seasonsOf(city: { id: string; lat: number; setting: CitySetting }): Season[] {
  if (city.lat < -20) return [...southern]
  if (!WINTER_SUN.includes(city.id)) return [...profiles[city.setting]]
  return [
    { from: '11-01', to: '03-31', percent: 138 },
    { from: '05-10', to: '09-30', percent: 84 },
  ]
}

const workingWeek = [104, 106, 106, 104, 98, 96, 92]
const leisureWeek = [92, 92, 94, 98, 118, 124, 100]

/** Price level of each day of the week, Monday first: big cities earn on working days, all others at the weekend. */
export function weekdayPercents(setting: CitySetting, star: number): number[] {
  return [...(setting === 'metropolis' && star >= 4 ? workingWeek : leisureWeek)]
}
