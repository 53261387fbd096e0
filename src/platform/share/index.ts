import { useShareAppMessage } from '@tarojs/taro'
import { pictureOrigin } from '../media/picture'
import type { ShareButtonProps, SharePage, UseShareMessage } from './contract'

/** The host's own share button. */
export const shareButtonProps: ShareButtonProps = { openType: 'share' }

/** The host takes the tap and requests the page's message. */
export const sharePage: SharePage = () => Promise.resolve('by host')

/** What the host sends: the page's address with its title and picture. */
export const useShareMessage: UseShareMessage = (page) =>
  useShareAppMessage(() => {
    const { title, link, pictureUrl } = page()
    return { title, path: link, ...(pictureUrl ? { imageUrl: pictureOrigin + pictureUrl } : {}) }
  })
