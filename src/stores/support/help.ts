import { makeAutoObservable } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { HelpApi, HelpOrigin, QaArticle, QaTitle, QaType } from '@/contract/help'
import { throttle, type Throttled } from '@/domain/app/timers'
import type { Timers } from '@/platform/clock'
import { Loaded } from '../app/loaded'

type QaTypes = HelpApi['GET /api/im/qa/types']['reply']['list']

/** What the help articles need from outside. */
export interface HelpDependencies {
  readonly help: SupportCalls['help']
  readonly timers: Pick<Timers, 'after'>
}

/** Least time between two searches while typing, ms. */
const TYPING_MS = 400

/** Help articles: the common ones, those of a subject or a search, and the one that is open. */
export class HelpStore {
  readonly types = new Loaded<QaTypes>()
  readonly common = new Loaded<readonly QaTitle[]>()
  readonly found = new Loaded<readonly QaArticle[]>()
  readonly article = new Loaded<QaArticle | null>()
  type: QaType | null = null
  keyword = ''
  /** The article that is open; null for none. */
  openId: string | null = null
  private readonly search: Throttled<void>

  constructor(
    private readonly dependencies: HelpDependencies,
    private readonly from: HelpOrigin,
  ) {
    this.search = throttle(dependencies.timers, TYPING_MS, () => void this.find())
    makeAutoObservable<this, 'dependencies' | 'from' | 'search'>(
      this,
      {
        dependencies: false,
        from: false,
        search: false,
        types: false,
        common: false,
        found: false,
        article: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Whether articles of a subject or search are listed. */
  get isSearching(): boolean {
    return this.type !== null || this.keyword.trim() !== ''
  }

  /** Loads what is not there. */
  async start(): Promise<void> {
    const { help } = this.dependencies
    await Promise.all([
      this.types.value ? null : this.types.load(async () => (await help.listQaTypes({})).list),
      this.common.value ? null : this.common.load(async () => (await help.listCommonQa({ origin: this.from })).list),
    ])
  }

  /** Chooses a subject, or takes the choice back. */
  choose(type: QaType | null): void {
    this.type = type
    if (this.isSearching) void this.find()
  }

  typeKeyword(keyword: string): void {
    this.keyword = keyword
    if (this.isSearching) this.search.call()
  }

  /** Opens an article. */
  async open(articleId: string): Promise<void> {
    this.openId = articleId
    const known = this.found.value?.find((article) => article.articleId === articleId)
    if (known) return this.article.replace(known)
    this.article.replace(null)
    await this.article.load(async () => (await this.dependencies.help.searchQa({ articleId })).list[0] ?? null)
  }

  close(): void {
    this.openId = null
  }

  private find(): Promise<void> {
    const keyword = this.keyword.trim()
    const input = { ...(keyword === '' ? {} : { keyword }), ...(this.type === null ? {} : { type: this.type }) }
    return this.found.load(async () => (await this.dependencies.help.searchQa(input)).list)
  }
}
