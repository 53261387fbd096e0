import { type Boot, type FirstScreen, isScreenFor, type ScreenParams } from './contract'

let screen: FirstScreen | null = null

/** Says which screen is drawn next; drawing is done in one go, so there is one at a time. */
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

/** The same data for as long as the screen is drawn. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- each page names what it was drawn of
export const takeInitial = <Value>(key: string, params: ScreenParams = {}): Value | null =>
  isScreenFor(screen, key, params) ? (screen.value as Value) : null
