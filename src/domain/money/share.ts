/** The share of `count` of `all` equal parts in an amount, after the `before` first ones, in minor units. Shares are rounded so that all parts add up to the amount. */
export const shareOf = (amountMinor: number, before: number, count: number, all: number): number =>
  Math.floor((amountMinor * (before + count)) / all) - Math.floor((amountMinor * before) / all)
