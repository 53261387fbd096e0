/** Whether it can be the number of a Mainland travel permit for residents of Taiwan: the 8 digits of the card that took the booklet's place in 2015. */
export const isTaiwanPermit = (number: string): boolean => /^\d{8}$/.test(number)
