import { makeAutoObservable, runInAction } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { MomentDetail, Topic } from '@/contract/moment'
import {
  type CreateMoment,
  isMomentEmpty,
  momentBody,
  momentDraftName,
  momentFault,
  type MomentForm,
  type MomentFormTag,
  momentFormText,
  readMomentDraft,
  topicsOf,
} from '@/domain/community/moment-form'
import { completeTopic, hasTopic, isBeingTyped, MOST_TOPICS, topicName, typedTopic } from '@/domain/community/topics'
import type { Timers } from '@/platform/clock'
import type { ToastStore } from '../app/toast'
import { momentAction } from './waiting-moment'
import { WrittenForm, type WrittenFormDependencies } from './written-form'

/** What writing a post needs from outside. */
export interface MomentFormDependencies extends WrittenFormDependencies {
  readonly moment: Pick<CommunityCalls['moment'], 'createMoment' | 'listTopics'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly timers: Pick<Timers, 'after'>
  readonly onPosted: (moment: MomentDetail) => void
}

/** Delay after the last key before topics are looked up, in milliseconds. */
const TYPING_MS = 300
const MOST_SUGGESTIONS = 12

type PlainField = 'dependencies' | 'serial' | 'stopTyping'

/** The form for a post: text, pictures or a video, topics and what it is about. */
export class MomentFormStore {
  readonly written: WrittenForm<MomentForm, CreateMoment, MomentDetail>
  /** A topic that is being typed in its own field. */
  topicText = ''
  suggestions: readonly Topic[] = []
  private serial = 0
  private stopTyping: () => void = () => {}

  constructor(
    private readonly dependencies: MomentFormDependencies,
    tag: MomentFormTag | null,
  ) {
    const { moment } = dependencies
    this.written = new WrittenForm(dependencies, {
      purpose: 'post',
      draftName: momentDraftName(tag),
      start: { form: { text: '', topics: [], tag, isPaid: false }, files: [] },
      readDraft: readMomentDraft,
      fault: momentFault,
      isEmpty: (form, rows) => isMomentEmpty(form, rows.length),
      bodyOf: momentBody,
      send: moment.createMoment,
      action: momentAction(tag),
      onDone: (posted) => this.finish(posted),
    })
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, written: false, serial: false, stopTyping: false },
      { autoBind: true, deep: false },
    )
  }

  /** All topics of the post. */
  get topics(): readonly string[] {
    return topicsOf(this.written.form)
  }

  get canAddTopic(): boolean {
    return this.topics.length < MOST_TOPICS
  }

  /** Names that can be added with a tap: what begins as what is being typed, else the most used ones. */
  get suggestedNames(): readonly string[] {
    if (!this.canAddTopic) return []
    const { text, topics } = this.written.form
    const isTaken = (name: string) => hasTopic(isBeingTyped(text, name) ? topics : this.topics, name)
    return this.suggestions.map(({ name }) => name).filter((name) => !isTaken(name))
  }

  /** Goes on with held files, and reads the topics that are used most. */
  start(): void {
    this.written.start()
    void this.suggest('')
  }

  /** The form is taken off the screen. */
  stop(): void {
    this.stopTyping()
    this.written.stop()
  }

  writeText(text: string): void {
    this.written.write({ text })
    this.suggestSoon(typedTopic(text) ?? '')
  }

  writeTopic(text: string): void {
    this.topicText = text
    this.suggestSoon(topicName(text))
  }

  /** Adds the topic that was typed in its own field. */
  addTyped(): void {
    const name = topicName(this.topicText)
    if (name === '' || !this.canAddTopic) return
    this.topicText = ''
    if (!hasTopic(this.topics, name)) this.written.write({ topics: [...this.written.form.topics, name] })
    this.suggestSoon('')
  }

  /** Adds a suggested topic: in the text where one is being typed there, else beside it. */
  choose(name: string): void {
    const { text, topics } = this.written.form
    this.topicText = ''
    if (isBeingTyped(text, name)) this.written.write({ text: completeTopic(text, name) })
    else if (this.canAddTopic) this.written.write({ topics: [...topics, name] })
    this.suggestSoon('')
  }

  /** Takes a topic away that stands beside the text. */
  removeTopic(name: string): void {
    this.written.write({ topics: this.written.form.topics.filter((each) => each !== name) })
  }

  /** The post is about nothing in particular. */
  removeTag(): void {
    this.written.write({ tag: null })
  }

  togglePaid(): void {
    this.written.write({ isPaid: !this.written.form.isPaid })
  }

  private finish(posted: MomentDetail): void {
    const { toast, onPosted } = this.dependencies
    const isHeld = posted.state === 'held'
    toast.show(isHeld ? momentFormText.held : momentFormText.posted, { type: isHeld ? 'text' : 'success' })
    onPosted(posted)
  }

  private suggestSoon(keyword: string): void {
    this.stopTyping()
    this.stopTyping = this.dependencies.timers.after(TYPING_MS, () => void this.suggest(keyword))
  }

  /** Topics are a help: without a reply the last ones stay. */
  private async suggest(keyword: string): Promise<void> {
    const serial = (this.serial += 1)
    const input = { pageSize: MOST_SUGGESTIONS, ...(keyword === '' ? {} : { keyword }) }
    const page = await this.dependencies.moment.listTopics(input).catch(() => null)
    if (page && serial === this.serial) runInAction(() => (this.suggestions = page.list))
  }
}
