import { copyText } from './clipboard'
import { findNativeApp } from '../native-app'
import { traits } from '../device/traits'
import type { ShareButtonProps, SharedPage, ShareOutcome, SharePage, UseShareMessage } from './contract'

/** The page itself shares. */
export const shareButtonProps: ShareButtonProps = {}

const isDismissal = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError'

const absolute = (link: string) => new URL(link, window.location.origin).href

/** By our own app around the page; null where it has no such screen. */
async function shareByApp({ title, link, pictureUrl }: SharedPage): Promise<ShareOutcome | null> {
  const app = await findNativeApp()
  if (!app?.can('share')) return null
  const picture = pictureUrl === undefined ? {} : { pictureUrl: absolute(pictureUrl) }
  const reply = await app.call('share', { title, url: absolute(link), ...picture }).catch(() => null)
  return reply && (reply.outcome === 'shared' ? 'shared' : 'dismissed')
}

/** By the app's or the browser's share sheet; where there is none, the link is copied. */
export const sharePage: SharePage = async (page) => {
  const { title, link } = page
  const url = absolute(link)
  const outcome = traits.surface === 'app' ? await shareByApp(page) : null
  if (outcome) return outcome
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
