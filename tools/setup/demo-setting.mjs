/** TARO_APP_DEMO of a build: what was said; else '0' for mini-programs that are built to be published, which carry no widget gallery. A server hides the gallery of H5 by itself. */
export const demoSetting = (host, isWatch, said) => said || (host === 'h5' || isWatch ? '' : '0')
