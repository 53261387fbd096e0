import { makeAutoObservable, runInAction } from 'mobx'
import type { StoredFile } from '@/contract/upload'
import {
  failedState,
  firstState,
  MOST_PICTURES,
  type UploadRow,
  uploadRowsText,
  type UploadState,
} from '@/domain/community/upload-rows'
import { readFailure } from '@/domain/failure'
import type { ChosenMedia, MediaChoice, MediaChooser } from '@/platform/files/contract'
import { type ObjectJob, type ObjectUploadDependencies, sendObject } from '../community/object-upload'

/** How pictures are chosen and sent to the store. */
export interface ChatUploads extends ObjectUploadDependencies {
  readonly chooser: Pick<MediaChooser, 'choosePictures'>
}

/** What pictures of a chat need from outside. */
export interface ChatPicturesDependencies {
  readonly uploads: ChatUploads
  /** Called with each picture that has arrived in the store, in the order in which they were chosen. */
  readonly onArrived: (file: StoredFile) => void
  /** Called where a picture was refused because the sign-in has ended. */
  readonly onSignedOut: () => void
}

type PlainField = 'dependencies' | 'jobs' | 'lastId' | 'isStopped'

/** Pictures on their way into the store, one after another; each is sent in the chat as it arrives. They live as long as their page. */
export class ChatPictures {
  rows: readonly UploadRow[] = []
  /** What became of the last choice, where it could not be taken; null else. */
  notice: string | null = null
  private lastId = 0
  private isStopped = false
  private readonly jobs = new Map<number, ObjectJob>()

  constructor(private readonly dependencies: ChatPicturesDependencies) {
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, jobs: false, lastId: false, isStopped: false },
      { autoBind: true, deep: false },
    )
  }

  /** Lets the traveler choose pictures and sends them. */
  async add(): Promise<void> {
    const choice = await this.dependencies.uploads.chooser.choosePictures(MOST_PICTURES, () => {})
    runInAction(() => this.take(choice))
  }

  /** Sends a picture again that did not arrive, from where it stopped. */
  retry(id: number): void {
    this.enter(id, { step: 'waiting' })
    void this.sendNext()
  }

  /** Gives up a picture and aborts its upload. */
  remove(id: number): void {
    const job = this.jobs.get(id)
    if (job) {
      job.isAborted = true
      job.stop()
    }
    if (job?.uploadId) this.dependencies.uploads.calls.abortObjectUpload({ uploadId: job.uploadId }).catch(() => {})
    this.forget(id)
    void this.sendNext()
  }

  /** Goes on with what was stopped. */
  start(): void {
    this.isStopped = false
    void this.sendNext()
  }

  /** Begins no further upload; the one that is on its way may end. */
  stop(): void {
    this.isStopped = true
  }

  private take(choice: MediaChoice): void {
    this.notice = choice.kind === 'failed' ? uploadRowsText.notOpened : null
    if (choice.kind !== 'chosen') return
    if (choice.media.length > MOST_PICTURES) this.notice = uploadRowsText.tooMany
    choice.media.slice(0, MOST_PICTURES).forEach((media) => this.append(media))
    void this.sendNext()
  }

  private append(media: ChosenMedia): void {
    const id = (this.lastId += 1)
    const state = firstState('picture', media)
    this.rows = [...this.rows, { id, kind: 'picture', thumbUrl: media.thumbUrl, state }]
    this.jobs.set(id, {
      purpose: 'chat',
      media,
      uploadId: null,
      isAborted: false,
      stop: () => {},
      onShare: () => {},
    })
  }

  private async sendNext(): Promise<void> {
    const isSending = this.rows.some(({ state }) => state.step === 'sending')
    const row = this.rows.find(({ state }) => state.step === 'waiting')
    const job = row && this.jobs.get(row.id)
    if (this.isStopped || isSending || !row || !job) return
    this.enter(row.id, { step: 'sending', share: 0 })
    try {
      const file = await sendObject(this.dependencies.uploads, job)
      if (!job.isAborted) runInAction(() => this.arrive(row.id, file))
    } catch (thrown) {
      if (!job.isAborted) runInAction(() => this.fail(row.id, thrown))
    }
    runInAction(() => void this.sendNext())
  }

  private arrive(id: number, file: StoredFile): void {
    this.forget(id)
    this.dependencies.onArrived(file)
  }

  private fail(id: number, thrown: unknown): void {
    const failure = readFailure(thrown)
    this.enter(id, failedState(failure))
    if (failure.kind === 'unauthorized') this.dependencies.onSignedOut()
  }

  private forget(id: number): void {
    this.jobs.delete(id)
    this.rows = this.rows.filter((row) => row.id !== id)
  }

  private enter(id: number, state: UploadState): void {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, state } : row))
  }
}
