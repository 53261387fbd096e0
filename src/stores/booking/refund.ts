import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { HotelOrder } from '@/contract/order'
import type { ApplyForCancel, CancelQuote, CancelReason } from '@/contract/refund'
import { isSameQuote, quotedRooms, quoteIn } from '@/domain/orders/apply-cancel'
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
import type { FileChooser } from '@/platform/files/contract'
import type { KeyValueStore } from '@/platform/storage/contract'
import { Loaded } from '../app/loaded'
import { RefundApplication, type RefundPageDependencies } from './refund-application'
import { RefundFilesStore } from './refund-files'

/** What an application did: the order's state, and the refund that it began or added to, if any. */
export type AppliedCancel = Awaited<ReturnType<ApiCalls['order']['applyForCancel']>>

/** What the page that cancels needs from outside. */
export interface RefundDependencies extends RefundPageDependencies {
  readonly order: Pick<ApiCalls['order'], 'getOrderDetail' | 'quoteCancel' | 'applyForCancel'>
  readonly upload: Pick<ApiCalls['upload'], 'uploadRefundFile'>
  readonly chooser: FileChooser
  readonly tabStorage: KeyValueStore
}

/** The page that cancels a paid order or rooms of it: the quote, the form, one application that can't count twice, and its refund's way. */
export class RefundStore {
  readonly order = new Loaded<HotelOrder>()
  readonly application: RefundApplication<CancelQuote, number, ApplyForCancel, AppliedCancel>
  readonly files: RefundFilesStore
  form: RefundForm
  /** What is missing before anything can be sent; null where nothing is, or nothing was tried yet. */
  fault: string | null = null
  /** Why the request cannot be sent with its files; null where it can, or nothing was tried yet. */
  filesFault: string | null = null

  constructor(
    private readonly dependencies: RefundDependencies,
    private readonly orderid: string,
  ) {
    const { order, upload, chooser, session, clock, tabStorage } = dependencies
    const stored = readRefundDraft(tabStorage.read(refundDraftName(orderid)), clock.now(), session.uid)
    this.form = stored?.form ?? EMPTY_REFUND_FORM
    this.application = new RefundApplication(
      dependencies,
      {
        quote: {
          read: (rooms) => order.quoteCancel({ orderid, ...(rooms && { rooms: rooms.join(',') }) }),
          choiceIn: quotedRooms,
          isSame: isSameQuote,
          deadlineOf: ({ nextTierAt }) => nextTierAt,
        },
        loadQuote: () => this.loadQuote(),
        readOrder: () => this.order.load(() => order.getOrderDetail({ orderid })),
        refunds: () => this.order.value?.refunds ?? [],
        bodyOf: (quote, quoteToken) => cancelBody(this.form, quote, quoteToken),
        send: order.applyForCancel,
        quoteIn,
        onQuote: (quote) => this.change({ rooms: quotedRooms(quote) }),
        storeDraft: () => this.keep(),
        dropDraft: () => tabStorage.remove(refundDraftName(orderid)),
      },
      stored?.attempt ?? null,
    )
    const { uploadRefundFile } = upload
    this.files = new RefundFilesStore(
      { uploadRefundFile, chooser, onArrived: (files) => this.change({ files }) },
      this.form.files,
    )
    makeAutoObservable<this, 'dependencies' | 'orderid'>(
      this,
      { dependencies: false, orderid: false, order: false, application: false, files: false },
      { autoBind: true, deep: false },
    )
  }

  /** Chooses or leaves out a room of those that are left, by its number from 0; one stays chosen. */
  async toggleRoom(room: number): Promise<void> {
    const { value } = this.application.quoted.quote
    if (!value || this.application.apply.isLocked) return
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
    const { offered } = this.application
    if (!offered) return
    this.fault = offered.needsReason && this.form.reason === null ? reasonMissing : null
    this.filesFault = filesFaultOf(this.form, offered, this.files.rows)
    if (this.fault === null && this.filesFault === null) this.application.openPrompt()
  }

  /** Sends what the dialog showed. */
  async confirm(): Promise<void> {
    await this.application.confirm()
    this.noteRefusedFiles()
  }

  /** Quotes the chosen rooms again, as after a failure. */
  async loadQuote(): Promise<void> {
    await this.application.quoted.load(this.form.rooms)
    const { failure } = this.application.quoted.quote
    if (this.form.rooms === null || failure?.kind !== 'refused' || failure.field !== 'rooms') return
    // A room that was chosen before has been cancelled elsewhere.
    this.change({ rooms: null })
    await this.application.quoted.load(null)
  }

  /** Files that the server no longer has, or does not take, leave the form. */
  private noteRefusedFiles(): void {
    const { state } = this.application.apply
    if (state.step !== 'refused' || state.failure.kind !== 'refused' || state.failure.field !== 'fileIds') return
    const { message } = state.failure
    this.files.clear()
    this.filesFault = message
  }

  private change(part: Partial<RefundForm>): void {
    this.form = { ...this.form, ...part }
    this.filesFault = null
    this.application.apply.edit()
    this.keep()
  }

  private keep(): void {
    const { clock, session, tabStorage } = this.dependencies
    const draft: RefundDraft = {
      uid: session.uid,
      form: this.form,
      attempt: this.application.apply.last,
      savedAtMs: clock.now(),
    }
    tabStorage.write(refundDraftName(this.orderid), JSON.stringify(draft))
  }
}
