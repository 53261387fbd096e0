import Taro from '@tarojs/taro'
import { stepBack } from '../navigation/back-steps'
import { findNativeApp } from './index'
import type { FitAppFrame, SafeArea } from './contract'

const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 200

/** Web views without env(safe-area-inset-…) get it from the app; theme/tokens takes the larger of both. */
function setSafeArea(area: SafeArea | null): void {
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
    const lengthPx = area?.[edge]
    if (isLength(lengthPx)) document.documentElement.style.setProperty(`--app-safe-${edge}`, `${lengthPx}px`)
  }
}

/** Whether an open dialog handled Escape: such a dialog closes and prevents the default. */
function closesDialog(): boolean {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return !document.dispatchEvent(escape)
}

function goesBack(): boolean {
  if (stepBack() || closesDialog()) return true
  if (Taro.getCurrentPages().length < 2) return false
  void Taro.navigateBack()
  return true
}

/** By the bridge. */
export const fitAppFrame: FitAppFrame = async ({ onSignedOut }) => {
  const app = await findNativeApp()
  if (!app) return
  setSafeArea(app.safeArea)
  app.listen({
    safeArea: (area) => {
      setSafeArea(area)
      return null
    },
    back: () => ({ isHandled: goesBack() }),
    signedOut: () => {
      onSignedOut()
      return null
    },
  })
}
