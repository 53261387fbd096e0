import { conflict } from '../../../kernel/errors'
import type { WechatApp, WechatSettings } from '../../../kernel/config/payment-settings'
import { readWechatLogin } from './wechat-client'

/** Where WeChat's browser names its payer without a prompt, and comes back with a one-time code. */
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/** Address by which a page in WeChat's browser learns the code of its payer. */
export function authorizeUrl({ id }: WechatApp, returnTo: string, state: string): string {
  const query = new URLSearchParams({
    appid: id,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'snsapi_base',
    state,
  })
  return `${AUTHORIZE}?${query.toString()}#wechat_redirect`
}

/** Where WeChat names payers, and how long it has for a reply, in ms. */
interface LoginApi extends Pick<WechatSettings, 'loginApiUrl'> {
  readonly timeoutMs: number
}

/** The payer's id in an application, for their one-time code; throws 409 payer_unknown where WeChat refuses it. */
export async function payerOf(
  { loginApiUrl, timeoutMs }: LoginApi,
  app: WechatApp,
  code: string,
  isMini: boolean,
): Promise<string> {
  const path = isMini ? '/sns/jscode2session' : '/sns/oauth2/access_token'
  const query = new URLSearchParams({
    appid: app.id,
    secret: app.secret,
    [isMini ? 'js_code' : 'code']: code,
    grant_type: 'authorization_code',
  })
  const reply = Object(await readWechatLogin(`${loginApiUrl}${path}?${query.toString()}`, timeoutMs))
  if (typeof reply.openid === 'string') return reply.openid
  throw payerUnknown()
}

/** 409: the host did not identify who pays. */
export const payerUnknown = () => conflict('payer_unknown', 'This app could not open the payment. Please try again.')
