import type { SignInToken } from '../login/contract'

/** Version of the messages that the page speaks (docs/native-bridge.md). */
export const BRIDGE_VERSION = 1

/** Calls to the app around the page: what each sends and returns. */
export interface AppCalls {
  /** The first call; `can` names the calls that this version of the app supports. */
  readonly hello: { readonly sends: { readonly versions: readonly number[] }; readonly returns: AppGreeting }
  /** Signs in on the app's own screen; null when the traveler turned back. */
  readonly login: { readonly sends: ForDevice; readonly returns: SignInToken | null }
  /** The sign-in that the app already has, without a prompt; null when it has none. */
  readonly ticket: { readonly sends: ForDevice; readonly returns: SignInToken | null }
  readonly share: { readonly sends: AppShare; readonly returns: { readonly outcome: 'shared' | 'dismissed' } }
  /** Opens an address outside the app. */
  readonly openExternal: { readonly sends: { readonly url: string }; readonly returns: null }
  /** Closes the web view. */
  readonly close: { readonly sends: null; readonly returns: null }
  /** The traveler signed out on the page. */
  readonly signedOut: { readonly sends: null; readonly returns: null }
}

/** Tickets are made for the device that the page names. */
interface ForDevice {
  readonly deviceId: string
}

/** What is shared through the app: addresses are absolute. */
interface AppShare {
  readonly title: string
  readonly url: string
  readonly pictureUrl?: string
}

/** Width of what the phone's own shapes cover at each edge, in CSS px. */
export interface SafeArea {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The app's first reply: its version and its calls. */
export interface AppGreeting {
  readonly version: number
  readonly can: readonly string[]
  readonly safeArea?: SafeArea
}

export type AppCallName = keyof AppCalls

/** Events of the app: the phone's back button, another safe area, or its own sign-out. */
interface AppEvents {
  readonly back: { readonly sends: null; readonly returns: { readonly isHandled: boolean } }
  readonly safeArea: { readonly sends: SafeArea; readonly returns: null }
  readonly signedOut: { readonly sends: null; readonly returns: null }
}

/** What the page does when the app speaks. */
export type AppListeners = {
  readonly [Name in keyof AppEvents]: (data: AppEvents[Name]['sends']) => AppEvents[Name]['returns']
}

/** The native app around the page. */
export interface NativeApp {
  readonly safeArea: SafeArea | null
  can(call: AppCallName): boolean
  /** Rejects with an AppRefusal where the app cannot, will not or does not reply in time. */
  call<Name extends AppCallName>(name: Name, data: AppCalls[Name]['sends']): Promise<AppCalls[Name]['returns']>
  /** Handles the app's events from now on. */
  listen(listeners: AppListeners): void
}

/** Finds the app around the page; null where there is none or it does not reply. */
export type FindNativeApp = () => Promise<NativeApp | null>

/** What the page does when the app around it has signed out. */
export interface AppFrameActions {
  readonly onSignedOut: () => void
}

/** Fits the page into the native app around it: its safe area, its back button, its sign-out. Nothing happens elsewhere. */
export type FitAppFrame = (actions: AppFrameActions) => Promise<void>
