import { writeFileSync } from 'node:fs'
import { holidayData } from './holiday-data'

const file = new URL('../stays/reference/holidays.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(holidayData(), null, 1)}\n`)
