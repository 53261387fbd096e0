import type { OrderChannel } from '@/contract/order'
import { readChannel } from '@/domain/app/share-link'
import type { CredentialStore } from '@/platform/credentials/contract'
import type { KeyValueStore } from '@/platform/storage/contract'

const fromKeyName = 'from_key'

/** Facts of this host that an order names. */
type HostFacts = Required<Pick<OrderChannel, 'terminalType' | 'appType'>>

/** Through which link the traveler came: the channel id for 30 days and until the logout, the fromKey for the visit (spec §3). */
export class ChannelStore {
  constructor(
    private readonly credentials: Pick<CredentialStore, 'read' | 'write'>,
    private readonly tabStorage: KeyValueStore,
    private readonly host: HostFacts,
  ) {}

  get channelId(): string | null {
    return this.credentials.read('Channel-Id')
  }

  get fromKey(): string | null {
    return this.tabStorage.read(fromKeyName)
  }

  /** Stores what the address of a page that is shown names. */
  take(fields: Readonly<Record<string, string | undefined>>): void {
    const { channelId, fromKey } = readChannel(fields)
    if (channelId !== null && channelId !== this.channelId) this.credentials.write('Channel-Id', channelId)
    if (fromKey !== null && fromKey !== this.fromKey) this.tabStorage.write(fromKeyName, fromKey)
  }

  /** Channel fields of an order. */
  ofOrder(): OrderChannel {
    const { channelId, fromKey } = this
    return { ...this.host, ...(channelId === null ? {} : { channelId }), ...(fromKey === null ? {} : { fromKey }) }
  }
}
