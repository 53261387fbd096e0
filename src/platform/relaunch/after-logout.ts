import Taro from '@tarojs/taro'
import { miniPages } from '../../../config/routes'

/** The logout page becomes the only page. */
export const relaunchLogoutPage = () => void Taro.reLaunch({ url: `/${miniPages.logout.page}` })
