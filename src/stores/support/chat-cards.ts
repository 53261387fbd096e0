import { makeAutoObservable } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { ChatCard } from '@/contract/chat'
import { Loaded } from '../app/loaded'

/** Where cards to send come from: the traveler's orders, hotels viewed last, the wish list. */
export type CardSource = 'bought' | 'browsing' | 'collection'

/** Calls that list cards. */
export type CardCalls = Pick<SupportCalls['chat'], 'listBoughtGoods' | 'listChatBrowsing' | 'listChatCollection'>

/** The cards that can be sent in a chat; each list is loaded when it is first shown. */
export class ChatCards {
  /** The list that is shown; null while none is. */
  source: CardSource | null = null
  readonly lists: Readonly<Record<CardSource, Loaded<readonly ChatCard[]>>> = {
    bought: new Loaded<readonly ChatCard[]>(),
    browsing: new Loaded<readonly ChatCard[]>(),
    collection: new Loaded<readonly ChatCard[]>(),
  }

  constructor(private readonly calls: CardCalls) {
    makeAutoObservable<this, 'calls'>(this, { calls: false, lists: false }, { autoBind: true, deep: false })
  }

  /** Shows a list and fetches it; what was fetched before stays until the reply. */
  show(source: CardSource): void {
    this.source = source
    void this.fetch(source)
  }

  /** Fetches a list, also again after a failure. */
  fetch(source: CardSource): Promise<void> {
    return this.lists[source].load(async () => (await this.request(source)).list)
  }

  hide(): void {
    this.source = null
  }

  private request(source: CardSource): Promise<{ readonly list: readonly ChatCard[] }> {
    const { listBoughtGoods, listChatBrowsing, listChatCollection } = this.calls
    const calls = { bought: listBoughtGoods, browsing: listChatBrowsing, collection: listChatCollection }
    return calls[source]({})
  }
}
