/** Returns TARO_APP_DEMO of a build: the given value; else '0' for published mini-programs, which contain no widget gallery. A server hides the gallery of H5 itself. */
export const demoSetting = (host, isWatch, given) => given || (host === 'h5' || isWatch ? '' : '0')
