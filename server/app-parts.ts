import type { AppPart } from './app'
import { crawlerFiles } from './crawlers/crawler-files'
import { inventoryPart } from './dev/inventory'
import { vipPart } from './dev/vip'
import { registerAvatars } from './routes/avatars'
import { registerAccountDownload } from './routes/account-download'
import { registerPictures } from './kernel/pictures/resized-pictures'
import { gatewayPart } from './sandbox/gateway-part'

/** What the server offers beside the calls of the contract, in order of registration. */
export const appParts: readonly AppPart[] = [
  registerPictures,
  registerAvatars,
  registerAccountDownload,
  crawlerFiles(),
  gatewayPart,
  inventoryPart,
  vipPart,
]
