import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import { failureText, readFailure } from '@/domain/failure'
import {
  type ArrivedFile,
  type FileSending,
  MOST_REFUND_FILES,
  type RefundFileRow,
  refundFilesText,
} from '@/domain/orders/refund-files'
import { mostUploadBytes, uploadText } from '@/domain/uploads'
import type { ChosenFile, FileChooser, FileSource } from '@/platform/files/contract'
import type { HostFile } from '@/platform/http/contract'

/** What the files of a request need from outside. */
export interface RefundFilesDependencies {
  readonly uploadRefundFile: ApiCalls['upload']['uploadRefundFile']
  readonly chooser: FileChooser
  /** Receives all files that have arrived, whenever they change. */
  readonly onArrived: (files: readonly ArrivedFile[]) => void
}

/** Refusals of a file that another try cannot mend: too large, of another kind, too small, broken. */
const lastingFaults = ['too_large', 'unsupported_media_type', 'bad_input', 'unreadable_picture', 'unreadable_file']

const arrivedRow = ({ fileId, name }: ArrivedFile, id: number): RefundFileRow => ({
  id,
  name,
  sizeBytes: null,
  sending: { step: 'sent', fileId },
})

/** Files for a request to waive a fee: chosen, uploaded one after another as the server takes them, retried and removed. */
export class RefundFilesStore {
  rows: readonly RefundFileRow[]
  /** What became of the last choice, where not all of it was taken; null else. */
  notice: string | null = null
  private lastId: number
  private isSending = false
  private readonly chosen = new Map<number, HostFile>()

  constructor(
    private readonly dependencies: RefundFilesDependencies,
    arrived: readonly ArrivedFile[],
  ) {
    this.rows = arrived.map(arrivedRow)
    this.lastId = arrived.length
    makeAutoObservable<this, 'dependencies' | 'lastId' | 'isSending' | 'chosen'>(
      this,
      { dependencies: false, lastId: false, isSending: false, chosen: false },
      { autoBind: true, deep: false },
    )
  }

  /** Lets the traveler choose files and uploads them. */
  async add(source: FileSource): Promise<void> {
    const free = MOST_REFUND_FILES - this.rows.length
    if (free <= 0) return
    const choice = await this.dependencies.chooser.choose(source, free)
    runInAction(() => {
      this.notice = choice.kind === 'failed' ? refundFilesText.notOpened : null
      if (choice.kind === 'chosen') this.take(choice.files)
    })
  }

  /** Uploads a file again that did not arrive. */
  retry(id: number): void {
    this.enter(id, { step: 'waiting' })
    void this.sendWaiting()
  }

  /** Takes a file off the form; one that has arrived is forgotten by the server a day later. */
  remove(id: number): void {
    this.chosen.delete(id)
    this.rows = this.rows.filter((row) => row.id !== id)
    this.notice = null
    this.report()
  }

  /** Takes all files off the form. */
  clear(): void {
    this.chosen.clear()
    this.rows = []
    this.report()
  }

  private take(files: readonly ChosenFile[]): void {
    const free = MOST_REFUND_FILES - this.rows.length
    if (files.length > free) this.notice = refundFilesText.tooMany
    this.rows = [...this.rows, ...files.slice(0, free).map((file) => this.rowOf(file))]
    void this.sendWaiting()
  }

  private rowOf({ name, sizeBytes, file }: ChosenFile): RefundFileRow {
    const id = (this.lastId += 1)
    this.chosen.set(id, file)
    const isTooLarge = sizeBytes !== null && sizeBytes > mostUploadBytes
    const sending: FileSending = isTooLarge
      ? { step: 'failed', message: uploadText.tooLarge, canRetry: false }
      : { step: 'waiting' }
    return { id, name: name ?? `Picture ${id}`, sizeBytes, sending }
  }

  /** Uploads what waits; the server takes one file of a person at a time. */
  private async sendWaiting(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    for (let row = this.nextWaiting(); row; row = this.nextWaiting()) await this.send(row)
    this.isSending = false
  }

  private nextWaiting(): RefundFileRow | undefined {
    return this.rows.find(({ sending }) => sending.step === 'waiting')
  }

  private async send({ id, name }: RefundFileRow): Promise<void> {
    const file = this.chosen.get(id)
    if (!file) return this.remove(id)
    this.enter(id, { step: 'sending', percent: 0 })
    const onProgress = (percent: number) => this.enter(id, { step: 'sending', percent })
    try {
      const { fileId } = await this.dependencies.uploadRefundFile({ fileName: name }, { file, onProgress })
      runInAction(() => this.arrive(id, fileId))
    } catch (thrown) {
      const failure = readFailure(thrown)
      const canRetry = failure.kind !== 'refused' || !lastingFaults.includes(failure.code)
      runInAction(() => this.enter(id, { step: 'failed', message: failureText(failure), canRetry }))
    }
  }

  private arrive(id: number, fileId: string): void {
    this.chosen.delete(id)
    this.enter(id, { step: 'sent', fileId })
    this.report()
  }

  private enter(id: number, sending: FileSending): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, sending } : row))
  }

  private report(): void {
    this.dependencies.onArrived(
      this.rows.flatMap(({ name, sending }) => (sending.step === 'sent' ? [{ fileId: sending.fileId, name }] : [])),
    )
  }
}
