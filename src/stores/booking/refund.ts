import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { HotelOrder } from '@/contract/order'
import type { ApplyForCancel, CancelQuote, CancelReason } from '@/contract/refund'
import type { Failure } from '@/domain/failure'
import { pollDelayMs } from '@/domain/booking/payment-result'
import { applyOutcome, isSameQuote, quotedRooms, quoteIn } from '@/domain/orders/apply-cancel'
import {
  cancelBody,
  filesFaultOf,
  EMPTY_REFUND_FORM,
  readRefundDraft,
  type RefundDraft,
  refundDraftName,
  type RefundForm,
  reasonMissing,
} from '@/domain/orders/refund-form'
import { isRefundPassing } from '@/domain/orders/refund-text'
import type { Clock, Timers } from '@/platform/clock'
import type { FileChooser } from '@/platform/files/contract'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { AttemptStore } from '../app/attempt'
import { BindingQuoteStore } from '../app/binding-quote'
import { Loaded } from '../app/loaded'
import { RefundFilesStore } from './refund-files'

/** What an application did: the order's state, and the refund that it began or added to, if any. */
export type AppliedCancel = Awaited<ReturnType<ApiCalls['order']['applyForCancel']>>

/** What the page that cancels needs from outside. */
export interface RefundDependencies {
  readonly order: Pick<ApiCalls['order'], 'getOrderDetail' | 'quoteCancel' | 'applyForCancel'>
  readonly upload: Pick<ApiCalls['upload'], 'uploadRefundFile'>
  readonly chooser: FileChooser
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require'>
  readonly clock: Clock
  readonly timers: Timers
  readonly tabStorage: KeyValueStore
  readonly newKey: () => string
}

type PlainField = 'dependencies' | 'orderid' | 'looks' | 'stopFollowing'

/** The page that cancels a paid order or rooms of it: the quote, the form, one application that can't count twice, and its refund's way. */
export class RefundStore {
  readonly order = new Loaded<HotelOrder>()
  readonly quoted: BindingQuoteStore<CancelQuote, number>
  readonly apply: AttemptStore<ApplyForCancel, AppliedCancel>
  readonly files: RefundFilesStore
  form: RefundForm
  /** The dialog that repeats the sums is open. */
  isConfirming = false
  /** What is missing before anything can be sent; null where nothing is, or nothing was tried yet. */
  fault: string | null = null
  /** Why the request cannot be sent with its files; null where it can, or nothing was tried yet. */
  filesFault: string | null = null
  private looks = 0
  private stopFollowing: () => void = () => {}

  constructor(
    private readonly dependencies: RefundDependencies,
    private readonly orderid: string,
  ) {
    const { order, upload, chooser, session, clock, timers, tabStorage, newKey } = dependencies
    const stored = readRefundDraft(tabStorage.read(refundDraftName(orderid)), clock.now(), session.uid)
    this.form = stored?.form ?? EMPTY_REFUND_FORM
    const { quoteCancel } = order
    this.quoted = new BindingQuoteStore({
      read: (rooms) => quoteCancel({ orderid, ...(rooms && { rooms: rooms.join(',') }) }),
      choiceIn: quotedRooms,
      isSame: isSameQuote,
      deadlineOf: ({ nextTierAt }) => nextTierAt,
      clock,
      timers,
      onChanged: () => this.closePrompt(),
    })
    this.apply = new AttemptStore(
      {
        send: order.applyForCancel,
        timers,
        newKey,
        storeDraft: () => this.keep(),
        mend: (failure) => this.mend(failure),
        onDone: () => this.finish(),
      },
      stored?.attempt ?? null,
    )
    const { uploadRefundFile } = upload
    this.files = new RefundFilesStore(
      { uploadRefundFile, chooser, onArrived: (files) => this.change({ files }) },
      this.form.files,
    )
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        orderid: false,
        looks: false,
        stopFollowing: false,
        order: false,
        quoted: false,
        apply: false,
        files: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Reads order and quote; called whenever the page comes to the front. An attempt whose end nobody knows is taken up first. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    this.looks = 0
    void this.apply.resume()
    if (this.apply.state.step === 'done') return this.readOrder()
    await Promise.all([this.readOrder(), this.loadQuote()])
  }

  /** The page goes behind another: no more counting and polling. */
  stop(): void {
    this.stopFollowing()
    this.quoted.stop()
    this.apply.stop()
  }

  /** Chooses or leaves out a room of those that are left, by its number from 0; one stays chosen. */
  async toggleRoom(room: number): Promise<void> {
    const { value } = this.quoted.quote
    if (!value || this.apply.isLocked) return
    const chosen = this.form.rooms ?? value.rooms.map((quoted) => quoted.room)
    const rooms = chosen.includes(room)
      ? chosen.filter((other) => other !== room)
      : [...chosen, room].sort((a, b) => a - b)
    const left = value.rooms.length + value.otherRooms.length
    if (rooms.length === 0) return
    this.change({ rooms: rooms.length === left ? null : rooms })
    await this.loadQuote()
  }

  chooseReason(reason: CancelReason | null): void {
    this.fault = null
    this.change({ reason })
  }

  writeMessage(message: string): void {
    this.change({ message })
  }

  /** Whether to request a waiver of the fee in place of cancelling now. */
  chooseWaiver(wantsWaiver: boolean): void {
    this.change({ wantsWaiver })
  }

  /** Opens the dialog that repeats the sums, unless something is missing. */
  promptApply(): void {
    const { value } = this.quoted.quote
    if (!value?.quoteToken || this.quoted.quote.isLoading || this.apply.isLocked) return
    this.fault = value.needsReason && this.form.reason === null ? reasonMissing : null
    this.filesFault = filesFaultOf(this.form, value, this.files.rows)
    if (this.fault !== null || this.filesFault !== null) return
    this.quoted.noteSeen()
    this.isConfirming = true
  }

  closePrompt(): void {
    this.isConfirming = false
  }

  /** Sends what the dialog showed. */
  async confirm(): Promise<void> {
    const { value } = this.quoted.quote
    if (!this.isConfirming || !value?.quoteToken) return
    this.isConfirming = false
    await this.apply.send(cancelBody(this.form, value, value.quoteToken))
    this.noteRefusedFiles()
  }

  /** Quotes the chosen rooms again, as after a failure. */
  async loadQuote(): Promise<void> {
    await this.quoted.load(this.form.rooms)
    const { failure } = this.quoted.quote
    if (this.form.rooms === null || failure?.kind !== 'refused' || failure.field !== 'rooms') return
    // A room that was chosen before has been cancelled elsewhere.
    this.change({ rooms: null })
    await this.quoted.load(null)
  }

  private async readOrder(): Promise<void> {
    this.stopFollowing()
    await this.order.load(() => this.dependencies.order.getOrderDetail({ orderid: this.orderid }))
    this.followRefunds()
  }

  /** Reads the order again, at growing intervals, while a refund of it is under way. */
  private followRefunds(): void {
    const isMoving = this.order.value?.refunds.some(({ status }) => isRefundPassing(status)) ?? false
    const delayMs = isMoving ? pollDelayMs((this.looks += 1)) : null
    if (delayMs !== null) this.stopFollowing = this.dependencies.timers.after(delayMs, () => void this.readOrder())
  }

  /** Signs in, shows the new quote, or reads the order again; false for any other refusal. */
  private mend(failure: Failure): boolean {
    const outcome = applyOutcome(failure)
    if (outcome === 'refused') return false
    const quote = quoteIn(failure)
    if (outcome === 'sign_in') this.dependencies.login.require()
    else if (outcome === 'quote_over' && quote) this.takeQuote(quote)
    else void Promise.all([this.readOrder(), this.loadQuote()])
    return true
  }

  private takeQuote(quote: CancelQuote): void {
    this.quoted.take(quote)
    this.change({ rooms: quotedRooms(quote) })
  }

  private finish(): void {
    this.quoted.stop()
    this.dependencies.tabStorage.remove(refundDraftName(this.orderid))
    this.looks = 0
    void this.readOrder()
  }

  /** Files that the server no longer has, or does not take, leave the form. */
  private noteRefusedFiles(): void {
    const { state } = this.apply
    if (state.step !== 'refused' || state.failure.kind !== 'refused' || state.failure.field !== 'fileIds') return
    const { message } = state.failure
    this.files.clear()
    this.filesFault = message
  }

  private change(part: Partial<RefundForm>): void {
    this.form = { ...this.form, ...part }
    this.filesFault = null
    this.apply.edit()
    this.keep()
  }

  private keep(): void {
    const { clock, session, tabStorage } = this.dependencies
    const draft: RefundDraft = { uid: session.uid, form: this.form, attempt: this.apply.last, savedAtMs: clock.now() }
    tabStorage.write(refundDraftName(this.orderid), JSON.stringify(draft))
  }
}
