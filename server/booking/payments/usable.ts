import type { PayChannel } from '@/contract/payment'
import { payChannelName } from '@/domain/booking/order-text'
import type { AppType } from '@/domain/app/surface'
import { currencyOf, tradedCurrencies } from '@/domain/money/currency'
import type { PaymentProvider } from './provider'

/** Where a channel can be used: on which hosts, and for which currencies (ISO 4217). */
interface Usable {
  readonly hosts: readonly AppType[]
  readonly currencies: readonly string[]
}

const everyHost: readonly AppType[] = [
  'ios',
  'android',
  'weapp',
  'alipay',
  'tt',
  'web',
  'web-wechat',
  'web-weapp',
  'web-alipay',
  'web-tt',
]

/**
 * What each host and currency can use. Web views of mini-programs open pages of listed domains only, which no provider's is.
 * WeChat blocks the pages of Alipay. Stripe charges dinars in tens of fils, which our prices are not.
 */
const usableOf: Readonly<Record<PayChannel, Usable>> = {
  sandbox: { hosts: everyHost, currencies: tradedCurrencies },
  stripe: {
    hosts: ['web', 'web-wechat', 'ios', 'android'],
    currencies: tradedCurrencies.filter((code) => code !== 'KWD'),
  },
  wechat: { hosts: ['web', 'web-wechat', 'weapp'], currencies: ['CNY'] },
  alipay: { hosts: ['web', 'alipay', 'ios', 'android'], currencies: ['CNY'] },
}

/** What is to be paid where. */
interface Case {
  readonly appType: string
  readonly currencyCode: string
}

/** Why a provider can't be used, as a sentence for the traveler; null where it can. */
export function whyUnusable(
  { channel, isReadyFor }: Pick<PaymentProvider, 'channel' | 'isReadyFor'>,
  { appType, currencyCode }: Case,
): string | null {
  const { hosts, currencies } = usableOf[channel]
  const host = everyHost.find((one) => one === appType) ?? 'web'
  const name = payChannelName(channel)
  if (!hosts.includes(host) || !isReadyFor(host)) return `${name} can't be used in this app.`
  if (currencies.includes(currencyCode)) return null
  return `${name} does not take ${currencyOf(currencyCode)?.name ?? currencyCode}.`
}
