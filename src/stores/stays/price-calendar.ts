import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CalendarDay, UpcomingHoliday } from '@/contract/stay'
import type { DayFacts } from '@/domain/calendar/calendar-rules'
import { monthSpan } from '@/domain/calendar/month-grid'

/** Whose prices the calendar shows: the cheapest of a hotel, or one package's. */
export type PricedThing = { readonly hotelId: string } | { readonly pid: string }

interface Taken {
  readonly currencyCode: string
  readonly days: readonly CalendarDay[]
  readonly holidays: readonly UpcomingHoliday[]
}

/** Prices, rules and sold-out nights by day, fetched a month at a time as the calendar is scrolled. */
export class PriceCalendarStore {
  days: DayFacts = {}
  currencyCode = ''
  /** The next public holidays where the hotel is. */
  holidays: readonly UpcomingHoliday[] = []
  private readonly requested = new Set<string>()

  constructor(
    private readonly getPackageCalendar: ApiCalls['hotel']['getPackageCalendar'],
    private readonly thing: PricedThing,
  ) {
    makeAutoObservable<this, 'getPackageCalendar' | 'thing' | 'requested'>(
      this,
      { getPackageCalendar: false, thing: false, requested: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches a month (`YYYY-MM`) once; after a failure its days stay unpriced and are requested again later. */
  async showMonth(monthKey: string, today: string): Promise<void> {
    const span = monthSpan(monthKey, today)
    if (!span || this.requested.has(monthKey)) return
    this.requested.add(monthKey)
    try {
      const reply = await this.getPackageCalendar({ ...this.thing, ...span })
      runInAction(() => this.take(reply))
    } catch {
      this.requested.delete(monthKey)
    }
  }

  private take({ currencyCode, days, holidays }: Taken): void {
    this.currencyCode = currencyCode
    this.holidays = holidays
    this.days = { ...this.days, ...Object.fromEntries(days.map((day) => [day.date, day])) }
  }
}
