import { hooks } from '@tarojs/shared'
import type { SlimPageData } from './contract'

const unbound = new Set(['role', 'tabIndex', 'itemScope', 'itemType', 'itemProp', 'content'])

const isUnbound = (name: string) => name.startsWith('aria') || unbound.has(name)

// It takes the place of Taro's own handler, which only page-meta elements need; no page has one.
/** The templates bind neither ARIA attributes nor microdata; ARIA alone is a third of a calendar's data. */
export const slimPageData: SlimPageData = () => {
  hooks.tap('transferHydrateData', (data: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(data).filter(([name, value]) => !isUnbound(name) && !(name === 'st' && value === '')),
    ),
  )
}
