/** Import this first in a test of widgets: it takes the browser's variants, as the H5 build does. */
jest.mock('@/platform/focus', () => jest.requireActual('@/platform/focus/index.h5'))
jest.mock('@/platform/online', () => jest.requireActual('@/platform/online/index.h5'))
jest.mock('@/platform/observe', () => jest.requireActual('@/platform/observe/index.h5'))
jest.mock('@/platform/feedback/data-saving', () => jest.requireActual('@/platform/feedback/data-saving/index.h5'))
jest.mock('@/platform/feedback/drag', () => jest.requireActual('@/platform/feedback/drag/index.h5'))
jest.mock('@/platform/feedback/first-field', () => jest.requireActual('@/platform/feedback/first-field/index.h5'))
jest.mock('@/platform/feedback/focus-inside', () => jest.requireActual('@/platform/feedback/focus-inside/index.h5'))
jest.mock('@/platform/feedback/form-sending', () => jest.requireActual('@/platform/feedback/form-sending/index.h5'))
jest.mock('@/platform/feedback/secret-field', () => jest.requireActual('@/platform/feedback/secret-field/index.h5'))
jest.mock('@/platform/feedback/hold', () => jest.requireActual('@/platform/feedback/hold/index.h5'))
jest.mock('@/platform/feedback/keyboard', () => jest.requireActual('@/platform/feedback/keyboard/index.h5'))
jest.mock('@/platform/feedback/focus-span', () => jest.requireActual('@/platform/feedback/focus-span/index.h5'))
jest.mock('@/platform/feedback/leaving/has-motion', () =>
  jest.requireActual('@/platform/feedback/leaving/has-motion.h5'),
)
jest.mock('@/platform/feedback/near', () => jest.requireActual('@/platform/feedback/near/index.h5'))
jest.mock('@/platform/feedback/presses', () => jest.requireActual('@/platform/feedback/presses/index.h5'))
jest.mock('@/platform/feedback/tap-guard/resting-props', () =>
  jest.requireActual('@/platform/feedback/tap-guard/resting-props.h5'),
)
jest.mock('@/platform/feedback/picture-props', () => jest.requireActual('@/platform/feedback/picture-props/index.h5'))
jest.mock('@/platform/feedback/picture-tries/has-failed-before', () =>
  jest.requireActual('@/platform/feedback/picture-tries/has-failed-before.h5'),
)
jest.mock('@/platform/feedback/popup', () => jest.requireActual('@/platform/feedback/popup/index.h5'))
jest.mock('@/platform/feedback/pull-gesture', () => jest.requireActual('@/platform/feedback/pull-gesture/index.h5'))
jest.mock('@/platform/feedback/search-keyboard', () =>
  jest.requireActual('@/platform/feedback/search-keyboard/index.h5'),
)
jest.mock('@/platform/feedback/scroll-area', () => jest.requireActual('@/platform/feedback/scroll-area/index.h5'))
jest.mock('@/platform/feedback/scroll-place', () => jest.requireActual('@/platform/feedback/scroll-place/index.h5'))
jest.mock('@/platform/feedback/scroll-row', () => jest.requireActual('@/platform/feedback/scroll-row/index.h5'))
jest.mock('@/platform/feedback/tap-place', () => jest.requireActual('@/platform/feedback/tap-place/index.h5'))
jest.mock('@/platform/feedback/video-surface', () => jest.requireActual('@/platform/feedback/video-surface/index.h5'))
jest.mock('@/platform/feedback/wheel', () => jest.requireActual('@/platform/feedback/wheel/index.h5'))
jest.mock('@/widgets/link', () => jest.requireActual('@/widgets/link/index.h5'))
