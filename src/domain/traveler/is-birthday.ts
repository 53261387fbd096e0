import { isDay } from './is-day'

const EARLIEST = '1900-01-01'

/** Whether somebody alive may have been born on a day: a real one from 1900 on, today at the latest. */
export const isBirthday = (day: string, today: string): boolean => isDay(day) && day >= EARLIEST && day <= today
