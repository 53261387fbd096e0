import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { BookInfo, SubmitBookInfo } from '@/contract/appointment'
import { type Failure, readFailure } from '@/domain/failure'
import {
  appointmentBody,
  type AppointmentForm,
  type AppointmentHotel,
  fitAppointment,
} from '@/domain/vouchers/appointment-form'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { Loaded } from '../app/loaded'
import { sendOnce } from '../app/send-once'

/** What the page that proposes days needs from outside. */
export interface AppointmentDependencies {
  readonly appointment: Pick<ApiCalls['appointment'], 'getBookInfo' | 'submitBookInfo'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly login: Pick<LoginStore, 'require'>
  readonly newKey: () => string
  /** The days are with the hotel. */
  readonly onProposed: () => void
}

const EMPTY_FORM: AppointmentForm = { hotelId: '', days: [], message: '' }

/** Refusals that are about the voucher, and not about the days. */
const refusals: ReadonlySet<string> = new Set(['voucher_state', 'voucher_given', 'other_use'])

type PlainField = 'dependencies' | 'voucherId' | 'sendDays'

/** An appointment with a voucher: a hotel, up to three days, and a note to the hotel, which then confirms one of the days. */
export class AppointmentStore {
  readonly info = new Loaded<BookInfo>()
  form = EMPTY_FORM
  isSending = false
  /** Why the days were not sent. */
  failure: Failure | null = null
  private readonly sendDays: (body: SubmitBookInfo) => Promise<unknown>

  constructor(
    private readonly dependencies: AppointmentDependencies,
    private readonly voucherId: string,
  ) {
    this.sendDays = sendOnce(dependencies.appointment.submitBookInfo, dependencies.newKey)
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, voucherId: false, sendDays: false, info: false },
      { autoBind: true, deep: false },
    )
  }

  /** The chosen hotel with its days. */
  get hotel(): AppointmentHotel | null {
    return this.info.value?.hotels.find(({ hotelId }) => hotelId === this.form.hotelId) ?? null
  }

  /** Whether the voucher itself allows no appointment now, as where it is given or waits for a hotel. */
  get isRefused(): boolean {
    const { failure } = this.info
    return failure?.kind === 'refused' && refusals.has(failure.code)
  }

  /** Reads where and when an appointment can be made; what was chosen and can't be had any more is given up. */
  async look(): Promise<void> {
    const { session, appointment } = this.dependencies
    if (!session.isLogin) return
    await this.info.load(() => appointment.getBookInfo({ voucherId: this.voucherId }))
    const info = this.info.value
    if (info && !this.info.failure) runInAction(() => (this.form = fitAppointment(this.form, info)))
  }

  /** Another hotel has days of its own; those that both take stay chosen. */
  chooseHotel(hotelId: string): void {
    if (this.info.value) this.change(fitAppointment({ ...this.form, hotelId }, this.info.value))
  }

  chooseDays(days: readonly string[]): void {
    this.change({ ...this.form, days })
  }

  writeMessage(message: string): void {
    this.change({ ...this.form, message })
  }

  /** Proposes the days; a second tap meanwhile does nothing. */
  async send(): Promise<void> {
    const { form, isSending } = this
    if (isSending || form.days.length === 0) return
    this.isSending = true
    this.failure = null
    try {
      await this.sendDays(appointmentBody(this.voucherId, form))
      this.dependencies.onProposed()
    } catch (thrown) {
      await this.refuse(readFailure(thrown))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  private change(form: AppointmentForm): void {
    this.form = form
    this.failure = null
  }

  /** A day that is refused, or a voucher that is not free any more, is seen by reading it again. */
  private async refuse(failure: Failure): Promise<void> {
    if (failure.kind === 'unauthorized') return this.dependencies.login.require()
    runInAction(() => (this.failure = failure))
    if (failure.kind === 'refused') await this.look()
  }
}
