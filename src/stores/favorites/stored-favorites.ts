import type { WantedStay } from '@/domain/stays/wanted-stay'
import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { FavoriteTarget } from '@/contract/collection'
import { favoriteText } from '@/domain/text/app-text'
import { changedFavorites, storedFavoritesName, readStoredFavorites } from '@/domain/favorites/stored-favorites'
import type { Clock } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { SessionStore } from '../account/session'
import type { VisitorsSwitch } from './signed-in-switch'
import type { ToastStore } from '../app/toast'

/** For which stay and in which currency prices are shown; without a currency the server's own. */
export type RequestedPrice = WantedStay & { readonly currency?: string | undefined }

const hintName = 'kept_wishes_hint'

/** What a visitor's wish list needs from outside. */
export interface StoredFavoritesDependencies {
  readonly merge: ApiCalls['collection']['mergeCollection']
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly deviceStorage: KeyValueStore
  readonly clock: Clock
  readonly toast: Pick<ToastStore, 'show'>
  readonly requestedPrice: () => RequestedPrice
}

/** A visitor's wish list: it stays on the device, and moves to the account when somebody signs in. */
export class StoredFavorites {
  private stored: readonly FavoriteTarget[]
  private merging: Promise<void> | null = null
  /** Merged, but not yet handed over to the switches. */
  private merged: readonly FavoriteTarget[] = []

  constructor(private readonly dependencies: StoredFavoritesDependencies) {
    this.stored = readStoredFavorites(dependencies.deviceStorage.read(storedFavoritesName))
    makeAutoObservable<this, 'dependencies' | 'merging' | 'merged'>(
      this,
      { dependencies: false, merging: false, merged: false },
      { autoBind: true, deep: false },
    )
  }

  /** Restores what is stored on the device. */
  follow(): void {
    this.stored = readStoredFavorites(this.dependencies.deviceStorage.read(storedFavoritesName))
  }

  /** The hearts of one kind of thing. */
  of(bizType: FavoriteTarget['bizType']): VisitorsSwitch {
    return {
      has: (id) => this.stored.some((favorite) => favorite.bizType === bizType && favorite.bizId === id),
      set: (id, isOn) => this.set(bizType, id, isOn),
      handOver: async () => {
        await this.merge()
        const ids = this.merged.filter((favorite) => favorite.bizType === bizType).map(({ bizId }) => bizId)
        this.merged = this.merged.filter((favorite) => favorite.bizType !== bizType)
        return ids
      },
    }
  }

  /** Adds all to the signed-in account, once for simultaneous callers; after a failure they stay for the next time. */
  async merge(): Promise<void> {
    if (this.dependencies.session.isLogin && this.stored.length > 0) {
      this.merging ??= this.send(this.stored).finally(() => (this.merging = null))
    }
    await this.merging
  }

  private async send(targets: readonly FavoriteTarget[]): Promise<void> {
    const { merge, requestedPrice } = this.dependencies
    try {
      await merge({ targets: [...targets], ...requestedPrice() }, { promptsSignIn: false })
    } catch {
      return
    }
    runInAction(() => {
      this.merged = [...this.merged, ...targets]
      this.keep(this.stored.filter((favorite) => !targets.includes(favorite)))
    })
  }

  private set(bizType: FavoriteTarget['bizType'], bizId: string, isOn: boolean): void {
    const { clock, toast } = this.dependencies
    const target = { bizType, bizId, savedAt: new Date(clock.now()).toISOString() }
    const changed = changedFavorites(this.stored, target, isOn)
    if (!changed) return toast.show(favoriteText.isFull, { type: 'fail' })
    this.keep(changed)
    if (isOn) this.hint()
  }

  /** Shown once per device. */
  private hint(): void {
    const { deviceStorage, toast } = this.dependencies
    if (deviceStorage.read(hintName) !== null) return
    deviceStorage.write(hintName, '1')
    toast.show(favoriteText.storedHere)
  }

  private keep(favorites: readonly FavoriteTarget[]): void {
    this.stored = favorites
    const { deviceStorage } = this.dependencies
    if (favorites.length === 0) deviceStorage.remove(storedFavoritesName)
    else deviceStorage.write(storedFavoritesName, JSON.stringify(favorites))
  }
}
