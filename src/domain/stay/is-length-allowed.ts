import type { NightLimits } from './nights-allowed'

/** Whether so many nights keep to the limits: neither too few nor too many, and a multiple of the step. */
export function isLengthAllowed(nights: number, { dayLimitMin, dayLimitMax, dayStep }: NightLimits): boolean {
  return nights >= dayLimitMin && nights <= dayLimitMax && nights % dayStep === 0
}
