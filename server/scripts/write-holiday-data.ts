import { writeFileSync } from 'node:fs'
import { holidayData } from './holiday-data'

const file = new URL('../seed/data/holidays.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(holidayData(), null, 1)}\n`)
