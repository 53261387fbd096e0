import type { DateRules } from './date-rules'
import { fitMoment } from './fit-moment'

/** The moment after one column was turned to a number; the others follow as far as the rules ask for it. */
export function changeMoment(rules: DateRules, moment: readonly number[], column: number, value: number): number[] {
  return fitMoment(
    rules,
    moment.map((part, at) => (at === column ? value : part)),
  )
}
