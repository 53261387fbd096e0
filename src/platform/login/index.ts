import Taro from '@tarojs/taro'
import { miniPages } from '../../../config/routes'
import type { OpenLoginPage, TakeTicket } from './contract'

/** The native login page. */
export const openLoginPage: OpenLoginPage = () => void Taro.navigateTo({ url: `/${miniPages.login.page}` })

/** Tickets come to web pages only. */
export const takeTicket: TakeTicket = () => null
