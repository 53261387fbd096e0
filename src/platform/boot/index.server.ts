import { type Boot, type FirstScreen, isScreenFor, type ScreenParams } from './contract'

let screen: FirstScreen | null = null

/** Sets the screen that is rendered next; rendering is synchronous, so there is one at a time. */
export function putFirstScreen(next: FirstScreen | null): void {
  screen = next
}

/** On the server nothing acts: it draws alone. */
export const whenActive: Boot['whenActive'] = () => () => {}

/** No page stands here. */
export const endFirstScreen: Boot['endFirstScreen'] = () => {}

/** Nobody signs in here. */
export const holdPages: Boot['holdPages'] = () => {}

/** As it was put. */
export const firstScreen: Boot['firstScreen'] = () => screen

/** Returns the same data for as long as the screen is rendered. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each page names its rendered data
export const takeInitial = <Value>(key: string, params: ScreenParams = {}): Value | null =>
  isScreenFor(screen, key, params) ? (screen.value as Value) : null
