import { copyText } from '../clipboard'
import type { ShareButtonProps, SharePage, UseShareMessage } from './contract'

/** The page itself shares. */
export const shareButtonProps: ShareButtonProps = {}

const isDismissal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError'

/** By the browser's share sheet; where there is none, the link is copied. */
export const sharePage: SharePage = async ({ title, link }) => {
  const url = new URL(link, window.location.origin).href
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (thrown) {
      if (isDismissal(thrown)) return 'dismissed'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}

/** Browsers share addresses, not messages. */
export const useShareMessage: UseShareMessage = () => {}
