import { createSupportApi } from '@/api/support-api'
import type { SupportAddress } from '@/domain/support/address'
import { watchOnline } from '@/platform/device/online'
import { watchVisibility } from '@/platform/page/visibility'
import { openSocket, socketUrl } from '@/platform/socket'
import { openStream } from '@/platform/stream'
import type { RootStore } from '../app/root'
import { communityApi } from '../community/community-api'
import { hostUploads } from '../community/host-uploads'
import { AssistantStore } from './assistant'
import { ChatStore } from './chat'
import { DialogListStore } from './dialog-list'
import { SupportDoor } from './door'
import { HelpStore } from './help'

/** The stores of the page of customer support. */
export interface SupportStores {
  readonly door: SupportDoor
  readonly assistant: AssistantStore
  readonly dialogs: DialogListStore
  readonly help: HelpStore
  readonly chat: ChatStore
}

const RANDOM_DIGITS = 8

/** Creates the stores of customer support for an address. */
export function createSupport(
  root: RootStore,
  address: SupportAddress,
  replaceQuery: (query: Record<string, string>) => void,
): SupportStores {
  const { timers, clock, toast, session, login, deviceStorage, randomGuid: newKey } = root
  const { dialog, help, chat } = createSupportApi(root.clients)
  const door = new SupportDoor(address, replaceQuery)
  const assistant = new AssistantStore(
    { dialog, openStream, timers, toast, login, newKey, onDialog: door.nameDialog },
    address.origin,
    address.dialogId,
  )
  return {
    door,
    assistant,
    dialogs: new DialogListStore({ dialog, toast }),
    help: new HelpStore({ help, timers }, address.origin.from),
    chat: new ChatStore({
      calls: chat,
      openSocket,
      socketUrl: (path) => socketUrl(API_HOSTS.chat, path),
      uploads: { ...hostUploads, calls: communityApi(root).objectUpload },
      session,
      login,
      toast,
      watchVisibility,
      watchOnline,
      deviceStorage,
      clock,
      timers,
      newKey,
      random: () => Number.parseInt(newKey().slice(0, RANDOM_DIGITS), 16) / 16 ** RANDOM_DIGITS,
    }),
  }
}
