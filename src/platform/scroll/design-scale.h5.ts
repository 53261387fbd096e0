/** The root's font size on a 375 px wide screen: a tenth of the width (specification §9). */
const DESIGN_REM_PX = 37.5

/** Returns how many px of this screen are one px of a screen 375 px wide, by the root's font size. */
export const designScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DESIGN_REM_PX) / DESIGN_REM_PX
