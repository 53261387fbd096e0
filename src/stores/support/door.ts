import { makeAutoObservable } from 'mobx'
import type { SupportOrigin } from '@/contract/dialog'
import { type SupportAddress, type SupportRoom, supportQuery } from '@/domain/support/address'

/** Which room of customer support is open; the address follows, so that reload and Back find it. */
export class SupportDoor {
  room: SupportRoom

  constructor(
    private address: SupportAddress,
    private readonly replaceQuery: (query: Record<string, string>) => void,
  ) {
    this.room = address.room
    makeAutoObservable<this, 'address' | 'replaceQuery'>(
      this,
      { address: false, replaceQuery: false },
      { autoBind: true, deep: false },
    )
  }

  /** What the page was opened from. */
  get origin(): SupportOrigin {
    return this.address.origin
  }

  /** Opens a room. */
  enter(room: SupportRoom): void {
    this.room = room
    this.write({ ...this.address, room })
  }

  /** Names the dialog that is open; '' for none. */
  nameDialog(dialogId: string): void {
    this.write({ ...this.address, dialogId })
  }

  private write(address: SupportAddress): void {
    if (JSON.stringify(address) === JSON.stringify(this.address)) return
    this.address = address
    this.replaceQuery(supportQuery(address))
  }
}
