import { deviceTimers } from '../clock'
import { HistorySteps } from './history-steps'

/** By entries of the browser's history with the address of their page. */
export const { addStep, whenStepsGone, whenStill, stepBack, noteAddress, expectReturns, installSteps } =
  new HistorySteps({ window, timers: deviceTimers })
