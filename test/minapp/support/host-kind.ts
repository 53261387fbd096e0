/** The hosts whose built mini-programs the tests run. */
export type HostKind = 'weapp' | 'alipay' | 'tt'

/** How a host names its global object and its templates. */
export const hostKinds: Record<HostKind, { global: 'wx' | 'my' | 'tt'; template: string; tabBar: string }> = {
  weapp: { global: 'wx', template: '.wxml', tabBar: 'custom-tab-bar' },
  alipay: { global: 'my', template: '.axml', tabBar: 'customize-tab-bar' },
  tt: { global: 'tt', template: '.ttml', tabBar: 'custom-tab-bar' },
}
