import { makeAutoObservable } from 'mobx'
import type { CommunityCalls } from '@/api/community-api'
import type { MomentDetail } from '@/contract/moment'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { Loaded } from '../app/loaded'

/** What a post's page needs from outside. */
export interface MomentDependencies {
  readonly moment: Pick<CommunityCalls['moment'], 'getMoment' | 'deleteMoment'>
  /** The stay that what the post is about is priced for; read at every fetch. */
  readonly wantedStay: () => WantedStay
}

/** A post on its page, and the picture of it that is shown. */
export class MomentStore {
  readonly detail: Loaded<MomentDetail>
  pictureIndex = 0
  isDeleted = false

  constructor(
    private readonly dependencies: MomentDependencies,
    readonly id: string,
    initial: MomentDetail | null = null,
  ) {
    this.detail = new Loaded(initial)
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, id: false, detail: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches the post where it is neither there nor on its way. */
  async start(): Promise<void> {
    if (this.detail.value === null && !this.detail.isLoading) await this.refresh()
  }

  /** Fetches the post again; the viewer, the stay or the post may have changed. */
  async refresh(): Promise<void> {
    if (this.isDeleted) return
    const { moment, wantedStay } = this.dependencies
    await this.detail.load(() => moment.getMoment({ id: this.id, ...wantedStay() }))
    // A post that is no longer shown does not stay on the screen.
    if (this.detail.failure?.kind === 'refused') this.forget()
  }

  showPicture(index: number): void {
    this.pictureIndex = index
  }

  /** Counts comments that were written or deleted here. */
  addComments(count: number): void {
    const { value } = this.detail
    if (value) this.detail.replace({ ...value, commentCount: Math.max(0, value.commentCount + count) })
  }

  /** Deletes the own post; rejects where it is not deleted. */
  async remove(): Promise<void> {
    await this.dependencies.moment.deleteMoment({ id: this.id })
    this.noteDeleted()
  }

  private noteDeleted(): void {
    this.isDeleted = true
  }

  private forget(): void {
    this.detail.value = null
  }
}
