import { hooks } from '@tarojs/shared'
import type { SlimPageData } from './contract'

const isUnseen = (name: string) => name.startsWith('aria') || name === 'role' || name === 'tabIndex'

// It takes the place of Taro's own handler, which only page-meta elements need; no page has one.
/** The templates bind no ARIA attributes: a third of a calendar's data would be sent in vain. */
export const slimPageData: SlimPageData = () => {
  hooks.tap('transferHydrateData', (data: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(data).filter(([name, value]) => !isUnseen(name) && !(name === 'st' && value === '')),
    ),
  )
}
