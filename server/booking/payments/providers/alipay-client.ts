import { createSign, createVerify } from 'node:crypto'
import type { AlipaySettings } from '../../../kernel/config/payment-settings'
import type { Services } from '../../../kernel/services'
import { ProviderUnreachable } from '../provider'

const SUCCESS = '10000'
const BEIJING_MS = 8 * 3_600_000

type Fields = Readonly<Record<string, string>>

/** A verified reply of Alipay; code names a refusal, an empty one is success. */
export interface AlipayReply {
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Alipay's gateway: every reply is verified, and pages are opened by GET, for its form by POST brings a script along. */
export interface AlipayClient {
  /** Calls a method; content is its biz_content. Throws ProviderUnreachable on anything but a verified reply. */
  call(method: string, content: object, notifyUrl?: string): Promise<AlipayReply>
  /** Exchanges a one-time login code for the ids of who it belongs to. */
  login(code: string): Promise<AlipayReply>
  /** Address of a page on which a method is run. */
  pageUrl(
    method: string,
    content: object,
    addresses: { readonly notifyUrl: string; readonly returnUrl: string },
  ): string
  isGenuine(notice: Fields): boolean
}

/** An instant as Alipay writes it, in Beijing's time. */
export const alipayTime = (instant: Date): string =>
  new Date(instant.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')

/** What is signed of a call or a notice: its fields by name, undecoded. */
const signedText = (fields: Fields): string =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

/** Creates the client of Alipay's gateway. */
export function createAlipayClient(
  { clock }: Pick<Services, 'clock'>,
  settings: AlipaySettings,
  timeoutMs: number,
): AlipayClient {
  const gateway = `${settings.gatewayUrl}/gateway.do`
  const isSigned = (text: string, signature: string) =>
    createVerify('RSA-SHA256').update(text).verify(settings.publicKey, signature, 'base64')

  function signed(method: string, parameters: Fields): Fields {
    const fields = {
      app_id: settings.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: alipayTime(clock.now()),
      version: '1.0',
      ...parameters,
    }
    const sign = createSign('RSA-SHA256').update(signedText(fields)).sign(settings.privateKey, 'base64')
    return { ...fields, sign }
  }

  async function execute(method: string, own: Fields, common: Fields = {}): Promise<AlipayReply> {
    const fields = signed(method, { ...own, ...common })
    const inAddress = Object.entries(fields).filter(([name]) => !Object.hasOwn(own, name))
    const address = `${gateway}?${new URLSearchParams(inAddress).toString()}`
    const reply = await posted(address, new URLSearchParams(own), timeoutMs)
    const text = repliedText(reply, method)
    const sign = /"sign"\s*:\s*"([^"]+)"/.exec(reply.replace(text ?? '', ''))?.[1]
    if (text === null || sign === undefined || !isSigned(text, sign))
      throw new ProviderUnreachable('alipay', `the reply to ${method} is not signed by Alipay`)
    return replyOf(JSON.parse(text))
  }

  return {
    call: (method, content, notifyUrl) =>
      execute(
        method,
        { biz_content: JSON.stringify(content) },
        notifyUrl === undefined ? {} : { notify_url: notifyUrl },
      ),
    login: (code) => execute('alipay.system.oauth.token', { grant_type: 'authorization_code', code }),
    pageUrl: (method, content, { notifyUrl, returnUrl }) => {
      const parameters = { biz_content: JSON.stringify(content), notify_url: notifyUrl, return_url: returnUrl }
      return `${gateway}?${new URLSearchParams(signed(method, parameters)).toString()}`
    },
    isGenuine: ({ sign = '', sign_type: _unsigned, ...notice }) => isSigned(signedText(notice), sign),
  }
}

async function posted(address: string, body: URLSearchParams, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.text()
  } catch (error) {
    throw new ProviderUnreachable('alipay', error)
  }
}

/** The content of a reply as it was sent, for its signature is over these very characters; null where there is none. */
function repliedText(reply: string, method: string): string | null {
  for (const name of [`${method.replaceAll('.', '_')}_response`, 'error_response']) {
    const at = reply.indexOf(`"${name}"`)
    if (at >= 0) return objectText(reply, reply.indexOf('{', at))
  }
  return null
}

/** The JSON object that begins at an index of a text. */
function objectText(text: string, start: number): string | null {
  let depth = 0
  let isInString = false
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    const character = text[at]
    if (isInString && character === '\\') at += 1
    else if (character === '"') isInString = !isInString
    else if (!isInString && character === '{') depth += 1
    else if (!isInString && character === '}' && (depth -= 1) === 0) return text.slice(start, at + 1)
  }
  return null
}

/** The login's reply has no code where it succeeds. Failures of Alipay's own are no refusals. */
function replyOf(fields: Record<string, unknown>): AlipayReply {
  const { code = SUCCESS, sub_code = '', sub_msg = '', msg = '' } = fields
  if (code === SUCCESS) return { code: '', message: '', fields }
  const name = String(sub_code || code)
  if (/SYSTEM_ERROR|^20000$|unknow-error/i.test(name)) throw new ProviderUnreachable('alipay', name)
  return { code: name, message: String(sub_msg || msg), fields }
}
