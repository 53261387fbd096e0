/** System information that every host reports. */
export const hostFacts = {
  SDKVersion: '3.0.0',
  version: '8.0.0',
  platform: 'ios',
  system: 'iOS 16',
  language: 'en',
  windowWidth: 390,
  windowHeight: 844,
  screenWidth: 390,
  screenHeight: 844,
  pixelRatio: 2,
  statusBarHeight: 20,
  titleBarHeight: 44,
  safeArea: { top: 20, bottom: 810, left: 0, right: 390, width: 390, height: 790 },
}
