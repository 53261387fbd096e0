import { routes } from '../../../config/routes'

/** The hosts whose built mini-programs the tests run. */
export type HostKind = 'weapp' | 'alipay' | 'tt'

/** Differences between hosts that a traveler or a test can see. */
export interface HostDifferences {
  /** The object that holds the host's calls. */
  readonly global: 'wx' | 'my' | 'tt'
  readonly template: string
  readonly tabBar: string
  /** The page where one signs in; null where a popup over the page does it. */
  readonly loginPage: string | null
  /** Whether a page receives its query decoded. */
  readonly decodesQuery: boolean
  /** Whether a response with an error status is reported as a failure. */
  readonly failsOnErrorStatus: boolean
}

const common = {
  tabBar: 'custom-tab-bar',
  loginPage: null,
  decodesQuery: false,
  failsOnErrorStatus: false,
}

/** Every host by its name. */
export const hostKinds: Record<HostKind, HostDifferences> = {
  weapp: { ...common, global: 'wx', template: '.wxml', loginPage: 'pages/login/index' },
  alipay: {
    ...common,
    global: 'my',
    template: '.axml',
    tabBar: 'customize-tab-bar',
    decodesQuery: true,
    failsOnErrorStatus: true,
  },
  tt: { ...common, global: 'tt', template: '.ttml' },
}

/** All of them, for describe.each. */
export const hosts: readonly HostKind[] = ['weapp', 'alipay', 'tt']

/** Pages of the mini-programs by the name of their route. */
export const pageOf = (name: keyof typeof routes): string => routes[name].page
