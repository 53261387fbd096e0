import { go, hrefOf } from '@/platform/navigation'
import { scrollToTop } from '@/platform/scroll'
import { traits } from '@/platform/device/traits'
import type { TabBarProps } from '@/widgets/tab-bar'
import type { TabName } from '@/widgets/tab-bar/tabs'

/** The tab bar of a tab page for Screen: its props where pages draw it, null where the host does. */
export const tabBarOf = (selected: TabName, isBackToTop = false): TabBarProps | null =>
  traits.drawsTabBar
    ? {
        selected,
        isBackToTop,
        hrefOf: (name) => hrefOf(name, {}),
        onOpen: (name) => go(name, {}),
        onBackToTop: scrollToTop,
      }
    : null
