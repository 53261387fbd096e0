import { makeAutoObservable, runInAction } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { AnswerCard, AssistantSettings, DialogNote, DialogTurn, SupportOrigin } from '@/contract/dialog'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import { type Answer, answerOf, noAnswer, withEvent } from '@/domain/support/answer'
import type { LoginStore } from '../account/login'
import { Loaded } from '../app/loaded'
import type { ToastStore } from '../app/toast'
import { AnswerReader, type AnswerReaderDependencies } from './answer-reader'

type Calls = SupportCalls['dialog']

/** What the dialog with the assistant needs from outside. */
export interface AssistantDependencies extends Omit<AnswerReaderDependencies, 'queryDialog'> {
  readonly dialog: Calls
  readonly toast: Pick<ToastStore, 'show'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly newKey: () => string
  /** Puts the dialog into the address, so that reload and Back find it again; '' for none. */
  readonly onDialog: (dialogId: string) => void
}

/** Name of a question that waits for the sign-in. */
const pendingName = 'assistant_question'

/** A question with its answer. Without turnId it has not reached the server. */
export class ShownTurn {
  turnId: string | null
  answer: Answer
  feedback: 'up' | 'down' | null
  /** Why the question or the rest of the answer did not arrive; null where nothing is wrong. */
  failure: Failure | null = null
  more: readonly AnswerCard[] = []
  /** Cursor of further hotels: null before the first page, '' at the end. */
  moreCursor: string | null = null
  isLoadingMore = false
  /** It was asked on this page, and its answer is read aloud once. */
  readonly isFresh: boolean

  constructor(
    readonly key: string,
    readonly question: string,
    stored: Pick<DialogTurn, 'turnId' | 'events' | 'feedback'> | null,
  ) {
    this.turnId = stored?.turnId ?? null
    this.answer = stored ? answerOf(stored.events) : noAnswer
    this.feedback = stored?.feedback ?? null
    this.isFresh = stored === null
    makeAutoObservable(this, { key: false, question: false, isFresh: false }, { deep: false })
  }

  get isRunning(): boolean {
    return this.failure === null && this.answer.state === 'running'
  }
}

/** A dialog with the assistant: its turns, what was understood, and the answer that is on its way. */
export class AssistantStore {
  dialogId: string
  title = ''
  notes: readonly DialogNote[] = []
  turns: readonly ShownTurn[] = []
  text = ''
  readonly opening = new Loaded<true>()
  readonly tips = new Loaded<readonly string[]>()
  readonly settings = new Loaded<AssistantSettings>()
  private reader: AnswerReader | null = null

  constructor(
    private readonly dependencies: AssistantDependencies,
    private readonly origin: SupportOrigin,
    dialogId: string,
  ) {
    this.dialogId = dialogId
    makeAutoObservable<this, 'dependencies' | 'origin' | 'reader'>(
      this,
      { dependencies: false, origin: false, opening: false, tips: false, settings: false, reader: false },
      { autoBind: true, deep: false },
    )
  }

  /** The answer that is on its way; null where none is. */
  get running(): ShownTurn | null {
    return this.turns.find(({ isRunning }) => isRunning) ?? null
  }

  get canSend(): boolean {
    return this.text.trim() !== '' && this.running === null
  }

  /** Loads the dialog of the address, or what one may begin with. */
  async start(): Promise<void> {
    void this.settings.load(() => this.dependencies.dialog.getAssistantSettings({}))
    if (this.dialogId === '') await this.loadTips()
    else await this.open(this.dialogId)
    const waiting = this.dependencies.login.takePendingAction(pendingName)?.params.question
    if (typeof waiting === 'string') await this.send(waiting)
  }

  /** Has the traveler sign in; the question is sent again afterwards. */
  signInFor({ question }: ShownTurn): void {
    this.dependencies.login.require({ name: pendingName, params: { question } })
  }

  /** Stops reading; the answer goes on, and `resume` reads it on. */
  leave(): void {
    this.reader?.stop()
    this.reader = null
  }

  /** Reads on an answer that was on its way when the page was left. */
  resume(): void {
    const { running } = this
    if (running?.turnId && !this.reader) void this.read(running)
  }

  type(text: string): void {
    this.text = text
  }

  /** Sends what is in the box, or a tip. */
  async send(text: string = this.text): Promise<void> {
    const question = text.trim()
    if (question === '' || this.running) return
    if (question === this.text.trim()) this.text = ''
    const turn = new ShownTurn(this.dependencies.newKey(), question, null)
    this.turns = [...this.turns, turn]
    await this.submit(turn)
  }

  /** Sends a question again that did not arrive, or reads on an answer that was lost. */
  async retry(turn: ShownTurn): Promise<void> {
    turn.failure = null
    if (turn.turnId === null) await this.submit(turn)
    else await this.read(turn)
  }

  /** Ends the answer that is on its way where it is. */
  async stop(): Promise<void> {
    const turnId = this.running?.turnId
    if (!turnId) return
    await this.dependencies.dialog.stopDialog({ turnId }).catch(this.report)
  }

  /** Opens another dialog. */
  async open(dialogId: string): Promise<void> {
    this.leave()
    await this.opening.load(async () => {
      const { title, notes, turns } = await this.dependencies.dialog.getDialog({ dialogId })
      runInAction(() => {
        this.show(dialogId, title)
        this.notes = notes
        this.turns = turns.map((turn) => new ShownTurn(turn.turnId, turn.question, turn))
      })
      return true
    })
    this.resume()
  }

  /** Begins a new dialog; the old one stays in the list. */
  async begin(): Promise<void> {
    this.leave()
    this.show('', '')
    this.notes = []
    this.turns = []
    this.opening.replace(null)
    await this.loadTips()
  }

  rename(title: string): void {
    this.title = title
  }

  async removeNote(noteId: string): Promise<void> {
    try {
      const { list } = await this.dependencies.dialog.removeDialogNote({ dialogId: this.dialogId, noteId })
      runInAction(() => (this.notes = list))
    } catch (thrown) {
      this.report(thrown)
    }
  }

  /** Stores whether an answer helped; the mark is shown at once and removed if that fails. */
  async rate(turn: ShownTurn, feedback: 'up' | 'down' | null, reason?: string): Promise<void> {
    const before = turn.feedback
    if (turn.turnId === null) return
    turn.feedback = feedback
    try {
      await this.dependencies.dialog.feedbackDialog({ turnId: turn.turnId, feedback, reason })
    } catch (thrown) {
      runInAction(() => (turn.feedback = before))
      this.report(thrown)
    }
  }

  /** Loads further hotels for an answer. */
  async loadMore(turn: ShownTurn): Promise<void> {
    const { turnId, moreCursor } = turn
    if (turnId === null || turn.isLoadingMore || moreCursor === '') return
    turn.isLoadingMore = true
    try {
      const cursor = moreCursor ?? undefined
      const { list, nextCursor } = await this.dependencies.dialog.moreDialogHotels({ turnId, cursor })
      runInAction(() => {
        turn.more = [...turn.more, ...list]
        turn.moreCursor = nextCursor ?? ''
      })
    } catch (thrown) {
      this.report(thrown)
    } finally {
      runInAction(() => (turn.isLoadingMore = false))
    }
  }

  /** Gives or withdraws the consent to the outside model. */
  async setConsent(hasConsent: boolean): Promise<void> {
    await this.settings.load(() => this.dependencies.dialog.setAssistantConsent({ hasConsent }))
    const { failure } = this.settings
    if (failure) this.warn(failure)
  }

  private show(dialogId: string, title: string): void {
    this.dialogId = dialogId
    this.title = title
    this.dependencies.onDialog(dialogId)
  }

  private loadTips(): Promise<void> {
    const { from: origin } = this.origin
    return this.tips.load(async () => (await this.dependencies.dialog.listNextStepTips({ origin })).list)
  }

  private async submit(turn: ShownTurn): Promise<void> {
    const { dialog } = this.dependencies
    const dialogId = this.dialogId === '' ? {} : { dialogId: this.dialogId }
    try {
      const sent = { question: turn.question, origin: this.origin, ...dialogId }
      const reply = await dialog.startDialog(sent, { idempotencyKey: turn.key })
      runInAction(() => {
        turn.turnId = reply.turnId
        if (this.dialogId !== reply.dialogId) this.show(reply.dialogId, reply.title)
      })
      await this.read(turn)
    } catch (thrown) {
      runInAction(() => (turn.failure = readFailure(thrown)))
    }
  }

  private async read(turn: ShownTurn): Promise<void> {
    const { turnId } = turn
    if (turnId === null) return
    const { dialog, openStream, timers } = this.dependencies
    const reader = new AnswerReader({ queryDialog: dialog.queryDialog, openStream, timers }, turnId, {
      lastSeq: () => turn.answer.lastSeq,
      onEvents: (events) =>
        runInAction(() => {
          turn.answer = events.reduce(withEvent, turn.answer)
          this.notes = turn.answer.notes ?? this.notes
        }),
      onLost: (thrown) => runInAction(() => (turn.failure = readFailure(thrown))),
    })
    this.reader = reader
    await reader.start()
    if (this.reader === reader) this.reader = null
  }

  private report(thrown: unknown): void {
    this.warn(readFailure(thrown))
  }

  private warn(failure: Failure): void {
    this.dependencies.toast.show(failureText(failure), { type: 'fail' })
  }
}
