import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { InvoiceInfo, OrderDocument } from '@/contract/document'
import { failureText, readFailure } from '@/domain/failure'
import type { Timers } from '@/platform/clock'
import type { OpenDocument } from '@/platform/files/contract'
import { Loaded } from '../app/loaded'
import type { ToastStore } from '../app/toast'
import { InvoiceFormStore } from './invoice-form'

/** What an order's documents need from outside. */
export interface OrderDocumentsDependencies {
  readonly document: Pick<
    ApiCalls['document'],
    'getInvoiceInfo' | 'listInvoices' | 'createInvoice' | 'openInvoice' | 'saveAddress' | 'deleteAddress'
  >
  readonly openDocument: OpenDocument
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  readonly timers: Pick<Timers, 'after'>
}

const LOOK_AGAIN_MS = 2000

const openingText = { saved: null, opened: null, 'link copied': 'Link copied, open it in a browser', failed: null }

/** Receipts, invoices and credit notes of one order, and the form for its invoice. */
export class OrderDocumentsStore {
  readonly info = new Loaded<InvoiceInfo>()
  readonly list = new Loaded<readonly OrderDocument[]>()
  /** Null while the form is closed. */
  form: InvoiceFormStore | null = null
  /** The document that is being opened. */
  openingId: string | null = null
  private isInFront = false
  private callOff: () => void = () => {}

  constructor(
    private readonly dependencies: OrderDocumentsDependencies,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'orderid' | 'isInFront' | 'callOff'>(
      this,
      { dependencies: false, orderid: false, isInFront: false, callOff: false, info: false, list: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads documents and what can be invoiced, again every two seconds while a document is being made. */
  async look(): Promise<void> {
    this.callOff()
    this.isInFront = true
    const { document, timers } = this.dependencies
    const order = { orderid: this.orderid }
    await Promise.all([
      this.list.load(async () => (await document.listInvoices(order)).list),
      this.info.load(() => document.getInvoiceInfo(order)),
    ])
    const isWaiting = this.list.value?.some(({ state }) => state === 'being_made')
    if (this.isInFront && isWaiting) this.callOff = timers.after(LOOK_AGAIN_MS, () => void this.look())
  }

  /** The page goes behind another: no more looking. */
  stop(): void {
    this.isInFront = false
    this.callOff()
  }

  openForm(): void {
    const info = this.info.value
    if (!info?.canInvoice) return
    const { document, newKey } = this.dependencies
    this.form = new InvoiceFormStore({ document, newKey, onRequested: this.onRequested }, info)
  }

  closeForm(): void {
    this.form = null
  }

  private onRequested(): void {
    this.closeForm()
    this.dependencies.toast.show('Invoice requested', { type: 'success' })
    void this.look()
  }

  /** Opens or saves a document's file; must be called in a tap's handler. */
  async open(documentId: string): Promise<void> {
    if (this.openingId !== null) return
    this.openingId = documentId
    const { document, openDocument, toast } = this.dependencies
    try {
      const { path } = await document.openInvoice({ documentId })
      const outcome = await openDocument(path)
      const text = outcome === 'failed' ? 'This document cannot be opened here' : openingText[outcome]
      if (text) toast.show(text, outcome === 'failed' ? { type: 'fail' } : {})
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
    } finally {
      runInAction(() => (this.openingId = null))
    }
  }
}
