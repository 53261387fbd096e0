import { makeAutoObservable } from 'mobx'
import type { DestinationOption } from '@/contract/destination'
import type { Stay } from '@/contract/stay'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import {
  datesToSave,
  defaultDates,
  readSavedDates,
  restoreDates,
  SAVED_DATES_LIFETIME_MS,
  savedDatesName,
} from '@/domain/calendar/stay-dates'
import { addDays, nightsBetween } from '@/domain/days/civil-day'
import { DEFAULT_GUESTS, type GuestCounts } from '@/domain/stays/guests'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { storedChoiceName, placeOf, readStoredChoice, type ChosenPlace } from '@/domain/stays/stored-choice'
import type { Clock } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'

/** What the search choice needs from outside. */
export interface StayDependencies {
  readonly tabStorage: KeyValueStore
  readonly deviceStorage: KeyValueStore
  readonly clock: Clock
  /** The calendar day that the device shows at an instant. */
  readonly deviceDay: (nowMs: number) => string
}

/** Destination, dates and guests of the traveler's search. The dates outlive tab and app, the destination and guests the visit; dropped once past or expired (spec §3, §4). */
export class StayStore {
  place: ChosenPlace | null = null
  chosenDates: DateRange | null = null
  guests: GuestCounts = DEFAULT_GUESTS
  deviceToday: string

  constructor(private readonly dependencies: StayDependencies) {
    this.deviceToday = this.dayOnDevice()
    makeAutoObservable<this, 'dependencies' | 'dayOnDevice'>(
      this,
      { dependencies: false, dayOnDevice: false },
      { autoBind: true, deep: false },
    )
  }

  /** The calendar day at the chosen place; without one, the device's. */
  get today(): string {
    return addDays(this.deviceToday, this.place?.daysAhead ?? 0)
  }

  get dates(): DateRange {
    const { chosenDates, today } = this
    return chosenDates && chosenDates.checkIn >= today ? chosenDates : defaultDates(today)
  }

  /** The stay to request prices for. */
  get wanted(): Required<WantedStay> {
    return { ...this.dates, ...this.guests }
  }

  /** The stay to request for a place with a calendar of its own: without chosen dates none, which means tomorrow there. */
  get requested(): WantedStay {
    const { chosenDates, dates, guests } = this
    return dates === chosenDates ? { ...dates, ...guests } : guests
  }

  /** Begins on the day of a screen that the server drew. */
  begin(today: string): void {
    this.deviceToday = today
  }

  /** Restores the stored choice; called whenever a page that uses it comes to the front. */
  restore(): void {
    const { tabStorage, clock } = this.dependencies
    const nowMs = clock.now()
    this.deviceToday = this.dayOnDevice()
    const stored = readStoredChoice(tabStorage.read(storedChoiceName), nowMs)
    if (stored) {
      this.place = stored.place
      this.guests = stored.guests
    }
    const own = stored?.dates
      ? restoreDates({ ...stored.dates, expiresAtMs: stored.expiresAtMs }, this.today, nowMs)
      : null
    const dates = own ?? this.savedDates(nowMs)
    if (dates || stored) this.chosenDates = dates
  }

  choosePlace(option: DestinationOption): void {
    this.place = placeOf(option, nightsBetween(this.deviceToday, option.today))
    this.keep()
  }

  chooseDates(dates: DateRange): void {
    this.chosenDates = dates
    this.saveDates(dates)
    this.keep()
  }

  chooseGuests(guests: GuestCounts): void {
    this.guests = guests
    this.keep()
  }

  /** Takes over a stay that was chosen on a page of its own, as on the booking page. */
  chooseStay({ checkIn, checkOut, rooms, adults, children }: Stay): void {
    this.chosenDates = { checkIn, checkOut }
    this.guests = { rooms, adults, children }
    this.saveDates(this.chosenDates)
    this.keep()
  }

  private saveDates(dates: DateRange): void {
    const { deviceStorage, clock } = this.dependencies
    deviceStorage.write(savedDatesName, JSON.stringify(datesToSave(dates, clock.now())))
  }

  /** The dates that the device has stored; those that are past, expired or damaged are removed. */
  private savedDates(nowMs: number): DateRange | null {
    const { deviceStorage } = this.dependencies
    const text = deviceStorage.read(savedDatesName)
    const dates = restoreDates(readSavedDates(text), this.today, nowMs)
    if (text !== null && dates === null) deviceStorage.remove(savedDatesName)
    return dates
  }

  private keep(): void {
    const { tabStorage, clock } = this.dependencies
    const { place, chosenDates, guests } = this
    const expiresAtMs = clock.now() + SAVED_DATES_LIFETIME_MS
    tabStorage.write(storedChoiceName, JSON.stringify({ place, dates: chosenDates, guests, expiresAtMs }))
  }

  private dayOnDevice(): string {
    const { clock, deviceDay } = this.dependencies
    return deviceDay(clock.now())
  }
}
