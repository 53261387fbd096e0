import type { HandOffTicket } from '../login/contract'

/** Version of the messages that the page speaks (docs/native-bridge.md). */
export const BRIDGE_VERSION = 1

/** What the page can ask of the app around it: what it sends and what comes back. */
export interface AppCalls {
  /** The first call; `can` names the calls that this version of the app answers. */
  readonly hello: { readonly sends: { readonly versions: readonly number[] }; readonly answers: AppGreeting }
  /** Signs in on the app's own screen; null when the traveller turned back. */
  readonly login: { readonly sends: ForDevice; readonly answers: HandOffTicket | null }
  /** The sign-in that the app already has, without asking anybody; null when it has none. */
  readonly ticket: { readonly sends: ForDevice; readonly answers: HandOffTicket | null }
  readonly share: { readonly sends: AppShare; readonly answers: { readonly outcome: 'shared' | 'dismissed' } }
  /** Opens an address outside the app. */
  readonly openExternal: { readonly sends: { readonly url: string }; readonly answers: null }
  /** Closes the web view. */
  readonly close: { readonly sends: null; readonly answers: null }
  /** The traveller signed out on the page. */
  readonly signedOut: { readonly sends: null; readonly answers: null }
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

/** What the app says of itself at first. */
export interface AppGreeting {
  readonly version: number
  readonly can: readonly string[]
  readonly safeArea?: SafeArea
}

export type AppCallName = keyof AppCalls

/** What the app tells or asks of the page: the phone's back button, another safe area, or that it has signed out. */
interface AppEvents {
  readonly back: { readonly tells: null; readonly answers: { readonly isHandled: boolean } }
  readonly safeArea: { readonly tells: SafeArea; readonly answers: null }
  readonly signedOut: { readonly tells: null; readonly answers: null }
}

/** What the page does when the app speaks. */
export type AppListeners = {
  readonly [Name in keyof AppEvents]: (told: AppEvents[Name]['tells']) => AppEvents[Name]['answers']
}

/** The native app around the page. */
export interface NativeApp {
  readonly safeArea: SafeArea | null
  can(call: AppCallName): boolean
  /** Rejects with an AppRefusal where the app cannot, will not or does not answer in time. */
  ask<Name extends AppCallName>(name: Name, data: AppCalls[Name]['sends']): Promise<AppCalls[Name]['answers']>
  /** Answers what the app tells, from now on. */
  listen(listeners: AppListeners): void
}

/** Finds the app around the page; null where there is none or it does not answer. */
export type FindNativeApp = () => Promise<NativeApp | null>

/** What the page does when the app around it has signed out. */
export interface AppFrameActions {
  readonly onSignedOut: () => void
}

/** Fits the page into the native app around it: its safe area, its back button, its sign-out. Nothing happens elsewhere. */
export type FitAppFrame = (actions: AppFrameActions) => Promise<void>
