import { deviceTimers } from '../clock'
import { AppRefusal, type BridgeParts, createBridge, isGreeting } from './bridge'
import { BRIDGE_VERSION, type NativeApp } from './contract'

interface AppWindow {
  /** WKWebView's script message handler, named by the app. */
  readonly webkit?: { readonly messageHandlers?: { readonly staylark?: { postMessage(text: string): void } } }
  /** The object that Android's addJavascriptInterface puts here. */
  readonly StaylarkApp?: { postMessage(text: string): void }
  /** Where the app hands its messages in, on both systems. */
  staylarkReceive?: (text: unknown) => void
}

/** How this system's web view takes messages; null where it has no door. */
function doorOf({ webkit, StaylarkApp }: AppWindow): BridgeParts['post'] | null {
  const handler = webkit?.messageHandlers?.staylark
  const { postMessage } = handler ?? StaylarkApp ?? {}
  // Both are objects of the app, not windows: they know no target origin, and want to be called as what they are.
  return postMessage ? (text) => postMessage.call(handler ?? StaylarkApp, text) : null
}

/** Greets the app; null where nothing replies in our version. */
export async function connect(): Promise<NativeApp | null> {
  const appWindow = window as AppWindow
  const post = doorOf(appWindow)
  if (!post) return null
  const bridge = createBridge({ post, timers: deviceTimers })
  appWindow.staylarkReceive = bridge.receive
  const greeting = await bridge.call('hello', { versions: [BRIDGE_VERSION] }).catch(() => null)
  if (!isGreeting(greeting)) return null
  const can: NativeApp['can'] = (call) => greeting.can.includes(call)
  return {
    safeArea: greeting.safeArea ?? null,
    can,
    call: (name, data) =>
      can(name)
        ? bridge.call(name, data)
        : Promise.reject(new AppRefusal('unsupported', `This version of the app knows no ${name}`)),
    listen: bridge.listen,
  }
}
