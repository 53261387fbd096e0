import Taro from '@tarojs/taro'
import { ownReturn } from '@/domain/account/login-return'
import { miniPages } from '../../../config/routes'
import { readParams } from '../page/params'
import { storeReturn } from '../web-view/return-address'
import type { RequestTicket, OpenLoginPage, ReadWantedReturn, ReturnToWeb, TakeTicket } from './contract'

/** The native login page. */
export const openLoginPage: OpenLoginPage = () => void Taro.navigateTo({ url: `/${miniPages.login.page}` })

/** Tickets come to web pages only. */
export const takeTicket: TakeTicket = () => null

/** No app is around a mini-program. */
export const requestTicket: RequestTicket = () => Promise.resolve(null)

/** By the parameters that the web page gave; whatever is named, only our own web host is returned to. */
export const readWantedReturn: ReadWantedReturn = () => {
  const page = Taro.getCurrentPages().at(-1)
  if (page?.route !== miniPages.login.page) return null
  const { returnTo = '', deviceId = '' } = readParams((page.options ?? {}) as Record<string, string>, [])
  const url = ownReturn(returnTo, API_HOSTS.web)
  return url === null || deviceId === '' ? null : { returnTo: url, deviceId }
}

/** The web view below this page goes on at that address; where there is none, one is opened. */
export const returnToWeb: ReturnToWeb = (url) => {
  const below = Taro.getCurrentPages().at(-2)?.route
  if (below === miniPages.web.page || below === miniPages.gateway.page) {
    storeReturn(url)
    void Taro.navigateBack()
  } else void Taro.redirectTo({ url: `/${miniPages.web.page}?url=${encodeURIComponent(url)}` })
}
