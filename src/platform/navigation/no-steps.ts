import type { BackSteps } from './contract'

/** Without a history there are no steps. */
export const addStep: BackSteps['addStep'] = () => () => {}

/** There is nothing to take back. */
export const whenStepsGone: BackSteps['whenStepsGone'] = (action) => action()

/** Nothing moves. */
export const whenStill: BackSteps['whenStill'] = (action) => action()

/** No overlay has a step. */
export const stepBack: BackSteps['stepBack'] = () => false

/** There is no address. */
export const noteAddress: BackSteps['noteAddress'] = () => {}

/** The host itself prompts before a page is left. */
export const expectReturns: BackSteps['expectReturns'] = () => () => {}

/** There is nothing to listen to. */
export const installSteps: BackSteps['installSteps'] = () => {}
