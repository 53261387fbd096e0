import { pageFacts } from '@/platform/page/facts'
import { deviceFacts, traits } from '@/platform/device/traits'
import type { ChannelStore } from './channel'
import type { EventContext } from './event-log'
import type { SessionStore } from './session'

/** Ids that every record carries. */
export interface EventIds {
  readonly deviceId: string
  readonly sessionId: string
}

const withoutQuery = (url: string) => url.split(/[?#]/)[0]

/** Facts of page, device, user and channel for the event log; addresses go without their queries. */
export const createEventContext =
  (session: SessionStore, channel: Pick<ChannelStore, 'channelId' | 'fromKey'>, ids: EventIds): EventContext =>
  () => {
    const page = pageFacts()
    const device = deviceFacts()
    return {
      Url: withoutQuery(page.url),
      RefererUrl: withoutQuery(page.referrer),
      PageTitle: page.title,
      SessionId: ids.sessionId,
      DeviceId: ids.deviceId,
      Browser: device.browser,
      DeviceHeight: device.heightPx,
      DeviceWidth: device.widthPx,
      OS: device.os,
      Language: device.language,
      AppVer: traits.appVersion ?? APP_VERSION,
      APP: traits.appType,
      UserID: session.uid ?? '',
      ...(channel.channelId === null ? {} : { CID: channel.channelId }),
      ...(channel.fromKey === null ? {} : { FromKey: channel.fromKey }),
    }
  }
