import type { FirstScreen, ScreenParams } from './contract'

/** Whether a screen was drawn for a page with these parameters. */
export const isScreenFor = (screen: FirstScreen | null, key: string, params: ScreenParams): screen is FirstScreen =>
  screen?.key === key && JSON.stringify(screen.params) === JSON.stringify(params)
