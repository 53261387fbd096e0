import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { HotelCard, RecentView } from '@/contract/search'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { SessionStore } from '../account/session'

/** What the recent views need from outside. */
export interface RecentViewsDependencies {
  readonly calls: ApiCalls['recentView']
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly deviceStorage: KeyValueStore
  /** Device and app fields of every record. */
  readonly facts: Omit<RecentView, 'businessType' | 'businessId'>
}

const noteName = 'has_views'

/** The hotels that were looked at, the same on every screen. */
export class RecentViewsStore {
  hotels: readonly HotelCard[] = []
  private isStale = true
  private serial = 0

  constructor(private readonly dependencies: RecentViewsDependencies) {
    makeAutoObservable<this, 'dependencies' | 'isStale' | 'serial'>(
      this,
      { dependencies: false, isStale: false, serial: false },
      { autoBind: true, deep: false },
    )
  }

  /** Notes that a hotel was opened; a failure is nobody's concern. */
  record(businessId: string): void {
    const { calls, facts, deviceStorage } = this.dependencies
    deviceStorage.write(noteName, '1')
    calls
      .receiveRecommendLog({ ...facts, businessType: 'hotel', businessId })
      .then(() => (this.isStale = true))
      .catch(() => {})
  }

  /** Reads them where something was viewed since; a device without any view sends no request. After a failure the present list stays. */
  async freshen(stay: WantedStay): Promise<void> {
    if (this.isStale) await this.fetch(stay)
  }

  /** Reloads them, for another stay too. */
  async fetch(stay: WantedStay): Promise<void> {
    const { calls, session, deviceStorage } = this.dependencies
    if (!session.isLogin && deviceStorage.read(noteName) === null) return
    this.isStale = false
    const serial = ++this.serial
    try {
      const { list } = await calls.listRecentViews(stay)
      if (serial === this.serial) runInAction(() => (this.hotels = list))
    } catch {
      this.isStale = true
    }
  }

  /** Forgets all of them, here and at the server; rejects with the failure and puts them back. */
  async clear(): Promise<void> {
    const before = this.hotels
    this.serial += 1
    this.hotels = []
    try {
      await this.dependencies.calls.clearRecentViews({})
      this.dependencies.deviceStorage.remove(noteName)
    } catch (thrown) {
      runInAction(() => (this.hotels = before))
      throw thrown
    }
  }
}
