/** The share of some of several equal parts in an amount, after those before them, in minor units: the shares of all parts add up to the amount. */
export const shareOf = (amountMinor: number, before: number, count: number, all: number): number =>
  Math.floor((amountMinor * (before + count)) / all) - Math.floor((amountMinor * before) / all)
