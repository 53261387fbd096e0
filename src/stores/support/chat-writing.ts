import { makeAutoObservable } from 'mobx'
import type { ChatCard } from '@/contract/chat'
import type { OutgoingMessage } from '@/domain/support/chat-outbox'
import { MESSAGE_CHARACTERS } from '@/domain/support/message-length'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { type CardCalls, ChatCards } from './chat-cards'
import { ChatPictures, type ChatUploads } from './chat-pictures'

/** What writing in a chat needs from outside. */
export interface ChatWritingDependencies {
  readonly calls: CardCalls
  readonly uploads: ChatUploads
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly login: Pick<LoginStore, 'require'>
  /** Whether messages can be sent. */
  readonly isRunning: () => boolean
  readonly onTyped: () => void
  readonly onWritten: (written: Pick<OutgoingMessage, 'content' | 'file' | 'card'>) => void
}

/** The box of a chat: a text, pictures and cards to send. */
export class ChatWriting {
  text = ''
  readonly pictures: ChatPictures
  readonly cards: ChatCards

  constructor(private readonly dependencies: ChatWritingDependencies) {
    const { calls, uploads, login, onWritten } = dependencies
    this.pictures = new ChatPictures({
      uploads,
      onArrived: ({ fileId, picture }) => onWritten({ content: '', file: { fileId, picture }, card: null }),
      onSignedOut: () => login.require(),
    })
    this.cards = new ChatCards(calls)
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, pictures: false, cards: false },
      { autoBind: true, deep: false },
    )
  }

  get canSend(): boolean {
    const { length } = Array.from(this.text.trim())
    return this.dependencies.isRunning() && length > 0 && length <= MESSAGE_CHARACTERS
  }

  /** Changes the text; the agent learns that the traveler writes. */
  type(text: string): void {
    this.text = text
    if (text !== '' && this.dependencies.isRunning()) this.dependencies.onTyped()
  }

  /** Sends the text and empties the box. */
  send(): void {
    if (!this.canSend) return
    this.dependencies.onWritten({ content: this.text.trim(), file: null, card: null })
    this.text = ''
  }

  /** Sends a card of one of the lists. */
  sendCard(card: ChatCard): void {
    if (!this.dependencies.isRunning()) return
    this.dependencies.onWritten({ content: '', file: null, card })
    this.cards.hide()
  }

  /** Lets the traveler choose pictures, and sends each as it arrives; a visitor signs in first. */
  async addPictures(): Promise<void> {
    const { session, login, isRunning } = this.dependencies
    if (!session.isLogin) return login.require()
    if (isRunning()) await this.pictures.add()
  }
}
