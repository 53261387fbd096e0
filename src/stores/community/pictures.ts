import { makeAutoObservable } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { PicturesInitial } from '@/contract/first-screens'
import type { ListedPicture } from '@/contract/picture'
import { ALL_PICTURES, PICTURE_PAGE, type PictureListAddress, pictureListFields } from '@/domain/reviews/picture-list'
import { Loaded } from '../app/loaded'
import { type ListPage, PagedList } from '../app/paged-list'

/** What the page of pictures needs from outside. */
export interface PicturesDependencies {
  readonly picture: Pick<CommunityCalls['picture'], 'listPictures' | 'listPictureCategories'>
  /** Puts the tab and the open picture into the address. */
  readonly replaceQuery: (query: Record<string, string>) => void
}

/** The viewer reads on when so few pictures are left after the open one. */
const READ_ON_BEFORE = 3

/** Pictures of a hotel or city under tabs, and the one that stands over the whole screen. */
export class PicturesStore {
  category: string
  /** Position of the open picture in its tab; null where none is open. */
  openIndex: number | null = null
  readonly categories: Loaded<PicturesInitial['categories']>
  readonly list: PagedList<ListedPicture>

  constructor(
    private readonly dependencies: PicturesDependencies,
    readonly address: PictureListAddress,
    initial: PicturesInitial | null = null,
  ) {
    this.category = address.category
    this.categories = new Loaded(initial?.categories ?? null)
    this.list = new PagedList(
      (cursor) => this.page(cursor),
      ({ pictureId }) => pictureId,
      initial?.page ?? null,
    )
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, address: false, categories: false, list: false },
      { autoBind: true, deep: false },
    )
  }

  /** How many pictures the open tab has; at least those that are loaded. */
  get count(): number {
    const counted = this.categories.value?.list.find(({ key }) => key === this.category)?.count ?? 0
    return this.list.status === 'end' ? this.list.items.length : Math.max(counted, this.list.items.length)
  }

  /** Fetches what is neither there nor on its way, and opens the picture of the address. */
  async start(): Promise<void> {
    const { categories, address } = this
    await Promise.all([
      categories.value === null && !categories.isLoading ? this.fetchCategories() : null,
      this.list.fill(address.index === null ? 0 : address.index + 1),
    ])
    if (address.index !== null && address.index < this.list.items.length) this.open(address.index)
  }

  fetchCategories(): Promise<void> {
    const { type, id } = this.address
    return this.categories.load(() => this.dependencies.picture.listPictureCategories({ type, goodsId: id }))
  }

  /** Tries again what failed. */
  async retry(): Promise<void> {
    await Promise.all([this.categories.value ? null : this.fetchCategories(), this.list.retry()])
  }

  /** Shows another tab. */
  async choose(category: string): Promise<void> {
    if (category === this.category) return
    this.category = category
    this.openIndex = null
    this.noteAddress()
    await this.list.restart()
  }

  /** Opens a picture over the whole screen, or turns to it, and reads on where the end is near. */
  open(index: number): void {
    this.openIndex = index
    this.noteAddress()
    if (index >= this.list.items.length - READ_ON_BEFORE) void this.list.loadMore()
  }

  close(): void {
    this.openIndex = null
    this.noteAddress()
  }

  private noteAddress(): void {
    const { category, openIndex: index } = this
    this.dependencies.replaceQuery(pictureListFields({ ...this.address, category, index }))
  }

  private page(cursor: string | undefined): Promise<ListPage<ListedPicture>> {
    const { type, id } = this.address
    const { category } = this
    return this.dependencies.picture.listPictures({
      type,
      goodsId: id,
      ...(category === ALL_PICTURES ? {} : { category }),
      cursor,
      pageSize: PICTURE_PAGE,
    })
  }
}
