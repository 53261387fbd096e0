/** One day of a made-up hotel as numbers and flags. */
export interface ModelDay {
  readonly isFree: boolean
  readonly canArrive: boolean
  readonly canLeave: boolean
  readonly canPass: boolean
  readonly least: number | null
  readonly most: number | null
}

/** A made-up calendar: days are counted from 0, and first and last can be tapped. */
export interface ModelCalendar {
  readonly days: readonly ModelDay[]
  readonly first: number
  readonly last: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly isSameDay: boolean
}

/** What has been chosen: nothing, a beginning, or both. */
export type ModelChoice = readonly [] | readonly [number] | readonly [number, number]

/** Decides by trying out every stay there is, without any of the calendar's own rules. */
export class CalendarModel {
  constructor(private readonly calendar: ModelCalendar) {}

  /** Every day on which a stay that begins on a day can end, whether or not it may begin there. */
  endsOf(start: number): number[] {
    const { first, last } = this.calendar
    const ends: number[] = []
    for (let end = first; end <= last; end++) if (this.isWayFree(start, end) && this.isLong(start, end)) ends.push(end)
    return ends.filter((end) => this.day(end).canLeave)
  }

  isStart(day: number): boolean {
    const { first, last } = this.calendar
    if (day < first || day > last) return false
    return this.day(day).isFree && this.day(day).canArrive && this.endsOf(day).length > 0
  }

  isLegal(start: number, end: number): boolean {
    return this.isStart(start) && this.endsOf(start).includes(end)
  }

  tap(choice: ModelChoice, day: number): ModelChoice {
    const { first, last, isSameDay } = this.calendar
    if (day < first || day > last) return choice
    if (choice.length === 1) {
      const [start] = choice
      if (day === start) return isSameDay && this.day(day).canLeave ? [start, start] : choice
      if (day > start && this.isWayFree(start, day)) return this.day(day).canLeave ? [start, day] : choice
    }
    if (!this.isStart(day)) return choice
    const [least, most] = this.limits(day)
    const end = day + least
    return least === most && this.isLegal(day, end) ? [day, end] : [day]
  }

  private day(index: number): ModelDay {
    const day = this.calendar.days[index]
    if (!day) throw new RangeError(`no day ${index}`)
    return day
  }

  private limits(start: number): [number, number] {
    const { least, most } = this.day(start)
    const { calendar } = this
    return [
      least !== null && least > calendar.least ? least : calendar.least,
      most !== null && most < calendar.most ? most : calendar.most,
    ]
  }

  private isWayFree(start: number, end: number): boolean {
    for (let night = start; night < end; night++) {
      if (!this.day(night).isFree) return false
      if (night > start && !this.day(night).canPass) return false
    }
    return end >= start
  }

  private isLong(start: number, end: number): boolean {
    const nights = end - start
    if (nights === 0) return this.calendar.isSameDay
    const [least, most] = this.limits(start)
    return nights >= least && nights <= most && nights % this.calendar.step === 0
  }
}
