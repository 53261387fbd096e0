import { makeAutoObservable, runInAction } from 'mobx'
import {
  arrivedText,
  failedState,
  fileFault,
  firstState,
  freePictures,
  isLastingFault,
  moveRow,
  rowName,
  type StoredUpload,
  storedUploads,
  type UploadKind,
  type UploadRow,
  uploadRowsText,
  type UploadState,
} from '@/domain/community/upload-rows'
import { readFailure } from '@/domain/failure'
import type { ChosenMedia, MediaChoice, MediaChooser } from '@/platform/files/contract'
import {
  abortSource,
  type HeldUploads,
  isAborted,
  sendSource,
  sourceOf,
  uploadIdsOf,
  type UploadSending,
  type UploadSource,
} from './upload-source'

/** What a queue of uploads needs from outside. */
export interface UploadQueueDependencies extends UploadSending {
  readonly chooser: MediaChooser
  /** Called whenever a file has arrived, was moved or removed. */
  readonly onChanged: () => void
  /** Called when a file was refused because the sign-in has ended. */
  readonly onSignedOut: () => void
}

/** So many files are on their way at once. */
const MOST_AT_ONCE = 2

/** A row whose file is sent when the queue takes it up: what waited, was on its way, or stopped. */
const waitsAgain = (state: UploadState): UploadState =>
  state.step === 'sending' || (state.step === 'failed' && state.canRetry) ? { step: 'waiting' } : state

type PlainField = 'dependencies' | 'sources' | 'lastId'

/** Pictures or a video of a post or review: chosen, uploaded two at a time, retried from where they stopped, moved and removed. */
export class UploadQueueStore {
  rows: readonly UploadRow[] = []
  /** What became of the last choice, where not all of it was taken; null else. */
  notice: string | null = null
  /** Files were chosen and are being prepared. */
  isPreparing = false
  /** What was done by the last move or removal, for screen readers. */
  announcement = ''
  private lastId = 0
  private readonly sources = new Map<number, UploadSource>()

  constructor(private readonly dependencies: UploadQueueDependencies) {
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, sources: false, lastId: false },
      { autoBind: true, deep: false },
    )
  }

  get stored(): readonly StoredUpload[] {
    return storedUploads(this.rows)
  }

  /** Progress and moves, for screen readers. */
  get statusText(): string {
    return [arrivedText(this.rows), this.announcement].filter(Boolean).join(' ')
  }

  /** Fills an empty queue with files of a draft, or of what is published already. */
  restore(uploads: readonly StoredUpload[], isInUse = false): void {
    for (const { kind, fileId, url } of uploads) {
      this.append({ kind, thumbUrl: url, state: { step: 'done', fileId } }, sourceOf(null, isInUse))
    }
  }

  /** Fills an empty queue with what another one held. */
  takeUp(held: HeldUploads): void {
    for (const { row, source } of held) this.append({ ...row, state: waitsAgain(row.state) }, source)
  }

  /** Goes on with what was taken up. */
  start(): void {
    this.sendWaiting()
  }

  /** Stops what is on its way, and returns everything for a queue that goes on with it. */
  hold(): HeldUploads {
    this.stop()
    return this.rows.flatMap((row) => {
      const source = this.sources.get(row.id)
      return source ? [{ row, source: { ...source } }] : []
    })
  }

  /** Goes on with what a missing sign-in stopped. */
  resume(): void {
    this.rows = this.rows.map((row) =>
      row.state.step === 'failed' && row.state.text === uploadRowsText.signIn
        ? { ...row, state: { step: 'waiting' } }
        : row,
    )
    this.sendWaiting()
  }

  /** Stops everything that is on its way. */
  stop(): void {
    this.sources.forEach(abortSource)
  }

  /** Lets the traveler choose pictures and sends them. */
  async addPictures(): Promise<void> {
    const free = freePictures(this.rows)
    if (free > 0) await this.take('picture', this.dependencies.chooser.choosePictures(free, this.prepare))
  }

  /** Lets the traveler choose a video and sends it, with its cover. */
  async addVideo(): Promise<void> {
    if (this.rows.length === 0) await this.take('video', this.dependencies.chooser.chooseVideo(this.prepare))
  }

  /** Lets the traveler choose the cover of a video that has none. */
  async chooseCover(id: number): Promise<void> {
    const choice = await this.dependencies.chooser.choosePictures(1, this.prepare)
    runInAction(() => {
      const media = this.mediaIn(choice)[0]
      const source = this.sources.get(id)
      if (!media || !source) return
      this.notice = fileFault('picture', media)
      if (this.notice === null) this.setCover(id, source, media)
    })
  }

  /** Sends a file again that did not arrive, from where it stopped. */
  retry(id: number): void {
    this.enter(id, { step: 'waiting' })
    this.sendWaiting()
  }

  /** Takes a file off the form and aborts its upload. */
  remove(id: number): void {
    const index = this.rows.findIndex((row) => row.id === id)
    const row = this.rows[index]
    if (!row) return
    this.forget(row)
    this.rows = this.rows.filter((each) => each !== row)
    this.notice = null
    this.announcement = `${rowName(row, index)} was removed.`
    this.dependencies.onChanged()
    this.sendWaiting()
  }

  /** Moves a picture by one position. */
  move(id: number, by: -1 | 1): void {
    const moved = moveRow(this.rows, id, by)
    if (moved === this.rows) return
    this.rows = moved
    this.announcement = `Moved to position ${moved.findIndex((row) => row.id === id) + 1} of ${moved.length}.`
    this.dependencies.onChanged()
  }

  /** Takes all files off the form and aborts their uploads. */
  clear(): void {
    this.rows.forEach((row) => this.forget(row))
    this.rows = []
    this.notice = null
  }

  private prepare(): void {
    this.isPreparing = true
  }

  private async take(kind: UploadKind, choosing: Promise<MediaChoice>): Promise<void> {
    const choice = await choosing
    runInAction(() => {
      const media = this.mediaIn(choice)
      const free = kind === 'video' ? 1 : freePictures(this.rows)
      if (media.length > free) this.notice = uploadRowsText.tooMany
      media.slice(0, free).forEach((each) => this.add(kind, each))
      this.sendWaiting()
    })
  }

  private mediaIn(choice: MediaChoice): readonly ChosenMedia[] {
    this.isPreparing = false
    this.announcement = ''
    this.notice = choice.kind === 'failed' ? uploadRowsText.notOpened : null
    return choice.kind === 'chosen' ? choice.media : []
  }

  private add(kind: UploadKind, media: ChosenMedia): void {
    this.append({ kind, thumbUrl: media.thumbUrl, state: firstState(kind, media) }, sourceOf(media))
  }

  private append(row: Omit<UploadRow, 'id'>, source: UploadSource): void {
    const id = (this.lastId += 1)
    this.sources.set(id, source)
    this.rows = [...this.rows, { ...row, id }]
  }

  private setCover(id: number, source: UploadSource, cover: ChosenMedia): void {
    source.cover = cover
    source.coverJob = null
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, thumbUrl: cover.thumbUrl } : row))
    this.retry(id)
  }

  private sendWaiting(): void {
    const sending = this.rows.filter(({ state }) => state.step === 'sending').length
    const waiting = this.rows.filter(({ state }) => state.step === 'waiting')
    waiting.slice(0, Math.max(0, MOST_AT_ONCE - sending)).forEach((row) => void this.send(row))
  }

  private async send({ id, kind }: UploadRow): Promise<void> {
    const source = this.sources.get(id)
    if (!source?.media) return
    this.enter(id, { step: 'sending', share: 0 })
    try {
      const onShare = (share: number) => this.progress(id, source, share)
      const arrived = await sendSource(this.dependencies, kind, source, source.media, onShare)
      runInAction(() => this.arrive(id, source, arrived))
    } catch (thrown) {
      runInAction(() => this.fail(id, source, thrown))
    }
    runInAction(() => this.sendWaiting())
  }

  private isGone(id: number, source: UploadSource): boolean {
    return this.sources.get(id) !== source || isAborted(source)
  }

  private progress(id: number, source: UploadSource, share: number): void {
    if (!this.isGone(id, source)) this.enter(id, { step: 'sending', share: Math.min(1, share) })
  }

  private arrive(id: number, source: UploadSource, arrived: Awaited<ReturnType<typeof sendSource>>): void {
    if (this.isGone(id, source)) return
    if (!arrived) return this.enter(id, { step: 'coverless' })
    const { fileId, url } = arrived
    const state = { step: 'done', fileId } as const
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, thumbUrl: url ?? row.thumbUrl, state } : row))
    this.dependencies.onChanged()
  }

  private fail(id: number, source: UploadSource, thrown: unknown): void {
    if (this.isGone(id, source)) return
    const failure = readFailure(thrown)
    // A cover that is refused is replaced by another one; the video itself has arrived.
    if (failure.kind === 'refused' && isLastingFault(failure.code) && source.videoFileId !== null) {
      source.cover = null
      this.notice = failure.message
      return this.enter(id, { step: 'coverless' })
    }
    this.enter(id, failedState(failure))
    if (failure.kind === 'unauthorized') this.dependencies.onSignedOut()
  }

  /** Deletes what of a row has arrived, where nothing uses it yet. */
  private forget({ id, state }: UploadRow): void {
    const source = this.sources.get(id)
    this.sources.delete(id)
    if (!source || source.isInUse) return
    abortSource(source)
    const ids = new Set([...uploadIdsOf(source), ...(state.step === 'done' ? [state.fileId] : [])])
    for (const uploadId of ids) this.dependencies.calls.abortObjectUpload({ uploadId }).catch(() => {})
  }

  private enter(id: number, state: UploadState): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, state } : row))
  }
}
