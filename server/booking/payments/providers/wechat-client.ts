import type { WechatSettings } from '../../../kernel/config/payment-settings'
import type { Services } from '../../../kernel/services'
import { ProviderUnreachable } from '../provider'
import { signLines, verdictOf } from './wechat-signature'

/** A verified reply of WeChat Pay; code names a refusal. */
export interface WechatReply {
  readonly isOk: boolean
  readonly code: string
  readonly body: unknown
}

/** Calls WeChat Pay: signs each request and verifies each reply, refusals too. */
export type CallWechat = (method: 'GET' | 'POST', target: string, content?: object) => Promise<WechatReply>

/** Creates the caller of WeChat Pay's APIv3. Throws ProviderUnreachable on anything but a verified reply below 500. */
export function createWechatCaller(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  settings: WechatSettings,
  timeoutMs: number,
): CallWechat {
  const headersOf = (method: string, target: string, body: string) => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const nonce = random.id()
    const signature = signLines(settings.privateKey, method, target, timestamp, nonce, body)
    const fields = { mchid: settings.merchantId, nonce_str: nonce, timestamp, serial_no: settings.serial, signature }
    const parts = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
    return {
      authorization: `WECHATPAY2-SHA256-RSA2048 ${parts.join(',')}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'staylark',
      'wechatpay-serial': keyIdOf(settings),
    }
  }
  return async (method, target, content) => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const headers = headersOf(method, target, body)
    const init = { method, headers, signal: AbortSignal.timeout(timeoutMs), ...(body && { body }) }
    const { response, rawBody } = await fetched(`${settings.apiUrl}${target}`, init)
    if (response.status >= 500) throw new ProviderUnreachable('wechat', `status ${response.status}`)
    const header = (name: string) => response.headers.get(name)
    const verdict = verdictOf(settings, clock.now(), { header, rawBody })
    if (verdict !== 'genuine')
      throw new ProviderUnreachable('wechat', `a ${verdict} reply with status ${response.status}`)
    const reply: unknown = rawBody.length > 0 ? JSON.parse(rawBody.toString('utf8')) : {}
    const code = String(Object(reply).code ?? '')
    if (response.status === 429) throw new ProviderUnreachable('wechat', code)
    return { isOk: response.ok, code, body: reply }
  }
}

/** The key with which WeChat Pay shall sign: a public key id before a certificate's serial, which it replaces. */
function keyIdOf({ platformKeys }: WechatSettings): string {
  const ids = [...platformKeys.keys()]
  return ids.find((id) => id.startsWith('PUB_KEY_ID_')) ?? ids[0] ?? ''
}

async function fetched(url: string, init: RequestInit): Promise<{ response: Response; rawBody: Buffer }> {
  try {
    const response = await fetch(url, init)
    return { response, rawBody: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    throw new ProviderUnreachable('wechat', error)
  }
}

/** Reads JSON of WeChat's sign-in API, which is not signed but comes over TLS. Throws ProviderUnreachable where there is none. */
export async function readWechatLogin(url: string, timeoutMs: number): Promise<unknown> {
  const { response, rawBody } = await fetched(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new ProviderUnreachable('wechat', `status ${response.status}`)
  return JSON.parse(rawBody.toString('utf8'))
}
