import { makeAutoObservable, runInAction } from 'mobx'
import type { BlockedAction } from '@/domain/account/stored-login'
import { type Attempt, attemptFor } from '@/domain/attempt'
import { type StoredUpload, type UploadRow, uploadsFault } from '@/domain/community/upload-rows'
import { type Failure, readFailure } from '@/domain/failure'
import type { OwnedDraft } from '@/domain/stored-draft'
import type { Clock } from '@/platform/clock'
import type { HeldFiles } from '@/platform/files/held-files'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { UploadQueueStore, type UploadQueueDependencies } from './upload-queue'
import type { HeldUploads } from './upload-source'

/** What a form needs from outside, whatever is written. */
export interface WrittenFormDependencies {
  readonly uploads: Omit<UploadQueueDependencies, 'purpose' | 'onChanged' | 'onSignedOut'>
  readonly held: Pick<HeldFiles<() => HeldUploads>, 'hold' | 'take'>
  readonly session: Pick<SessionStore, 'uid' | 'isLogin'>
  readonly login: Pick<LoginStore, 'require'>
  readonly tabStorage: KeyValueStore
  readonly clock: Clock
  readonly newKey: () => string
  /** The form is done with: sent, discarded, or left with its draft. */
  readonly onClose: () => void
}

/** A form's draft. */
interface WrittenDraft<Form, Body> extends OwnedDraft {
  readonly form: Form
  readonly files: readonly StoredUpload[]
  readonly attempt: Attempt<Body> | null
}

/** What differs between forms. */
export interface WrittenFormRules<Form, Body, Reply> {
  readonly purpose: UploadQueueDependencies['purpose']
  readonly draftName: string
  /** With what the form begins where there is no draft; its files are published already. */
  readonly start: { readonly form: Form; readonly files: readonly StoredUpload[] }
  readonly readDraft: (text: string | null, nowMs: number, uid: string | null) => WrittenDraft<Form, Body> | null
  readonly fault: (form: Form, fileCount: number) => string | null
  /** Whether nothing would be lost with the form. */
  readonly isEmpty: (form: Form, rows: readonly UploadRow[]) => boolean
  readonly bodyOf: (form: Form, files: readonly StoredUpload[]) => Body
  readonly send: (body: Body, options: { readonly idempotencyKey: string }) => Promise<Reply>
  /** Opens the form again after a sign-in. */
  readonly action: BlockedAction
  readonly onDone: (reply: Reply) => void
}

type PlainField = 'dependencies' | 'rules' | 'attempt' | 'isOver' | 'uid'

/** A text with pictures that is sent at most once; its draft outlives closing, a reload and a sign-in. */
export class WrittenForm<Form extends object, Body, Reply> {
  form: Form
  readonly uploads: UploadQueueStore
  areFaultsShown = false
  isSending = false
  failure: Failure | null = null
  /** Whether the prompt is open in which the draft is stored or discarded. */
  isClosing = false
  private attempt: Attempt<Body> | null
  private isOver = false
  /** Who began to write; null for a visitor. */
  private readonly uid: string | null

  constructor(
    private readonly dependencies: WrittenFormDependencies,
    private readonly rules: WrittenFormRules<Form, Body, Reply>,
  ) {
    const { session, tabStorage, clock, uploads } = dependencies
    this.uid = session.uid
    const draft = rules.readDraft(tabStorage.read(rules.draftName), clock.now(), session.uid)
    this.form = draft?.form ?? rules.start.form
    this.attempt = draft?.attempt ?? null
    this.uploads = new UploadQueueStore({
      ...uploads,
      purpose: rules.purpose,
      onChanged: () => this.storeDraft(),
      onSignedOut: () => this.requireSignIn(),
    })
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, rules: false, uploads: false, attempt: false, isOver: false, uid: false },
      { autoBind: true, deep: false },
    )
    this.fill(draft?.files ?? null)
  }

  /** What is missing or wrong, once the form was sent for the first time; null where nothing is. */
  get fault(): string | null {
    const { rows } = this.uploads
    return this.areFaultsShown ? (this.rules.fault(this.form, rows.length) ?? uploadsFault(rows)) : null
  }

  write(part: Partial<Form>): void {
    this.form = { ...this.form, ...part }
    this.failure = null
    this.storeDraft()
  }

  /** Sends the form; a second tap meanwhile does nothing. */
  async send(): Promise<void> {
    if (this.isSending || this.isOver) return
    this.areFaultsShown = true
    this.failure = null
    if (this.fault !== null) return
    this.isSending = true
    this.attempt = attemptFor(this.attempt, this.rules.bodyOf(this.form, this.uploads.stored), this.dependencies.newKey)
    this.storeDraft()
    try {
      const reply = await this.rules.send(this.attempt.body, { idempotencyKey: this.attempt.key })
      runInAction(() => this.end())
      this.rules.onDone(reply)
    } catch (thrown) {
      runInAction(() => this.fail(readFailure(thrown)))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  /** Goes on with what was held for the form. */
  start(): void {
    this.uploads.start()
  }

  /** Goes on with what a missing sign-in stopped, where the form is still open after it. */
  resume(): void {
    if (!this.dependencies.session.isLogin || this.isOver) return
    this.dependencies.held.take(this.rules.draftName, this.uid)
    this.uploads.resume()
  }

  /** Whether the form may be closed at once; where something would be lost, a prompt opens instead. */
  canClose(): boolean {
    if (this.isSending) return false
    this.isClosing = !this.isEmpty
    return !this.isClosing
  }

  /** Goes back to the form. */
  stay(): void {
    this.isClosing = false
  }

  /** Closes the form and stores its draft. */
  leave(): void {
    this.isClosing = false
    this.storeDraft()
    this.dependencies.onClose()
  }

  /** Closes the form and forgets what was written and sent. */
  discard(): void {
    this.uploads.clear()
    this.end()
  }

  /** The form is taken off the screen: files that have not arrived go on when it is opened again. */
  stop(): void {
    if (this.isOver) return
    if (uploadsFault(this.uploads.rows) !== null) this.holdFiles()
    else this.uploads.stop()
  }

  private get isEmpty(): boolean {
    return this.rules.isEmpty(this.form, this.uploads.rows)
  }

  private fill(files: readonly StoredUpload[] | null): void {
    const { held, session } = this.dependencies
    const { draftName, start } = this.rules
    const release = held.take(draftName, session.uid)
    if (release) return this.uploads.takeUp(release())
    const published = start.files.map(({ fileId }) => fileId)
    for (const file of files ?? start.files) this.uploads.restore([file], published.includes(file.fileId))
  }

  private holdFiles(): void {
    const release = (): HeldUploads => {
      this.isOver = true
      return this.uploads.hold()
    }
    this.dependencies.held.hold(this.rules.draftName, this.uid, release)
  }

  private requireSignIn(): void {
    this.storeDraft()
    this.holdFiles()
    this.dependencies.login.require(this.rules.action)
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'unauthorized') this.requireSignIn()
    else this.failure = failure
  }

  private end(): void {
    this.isOver = true
    this.isClosing = false
    this.dependencies.tabStorage.remove(this.rules.draftName)
    this.dependencies.held.take(this.rules.draftName, this.uid)
    this.dependencies.onClose()
  }

  private storeDraft(): void {
    if (this.isOver) return
    const { tabStorage, clock } = this.dependencies
    if (this.isEmpty) return tabStorage.remove(this.rules.draftName)
    const draft: WrittenDraft<Form, Body> = {
      uid: this.uid,
      savedAtMs: clock.now(),
      form: this.form,
      files: this.uploads.stored,
      attempt: this.attempt,
    }
    tabStorage.write(this.rules.draftName, JSON.stringify(draft))
  }
}
