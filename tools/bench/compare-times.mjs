/** Returns the median of numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

// Abramowitz and Stegun 26.2.17: off by less than 1e-7.
function upperTail(z) {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** How likely two samples as different as these are when nothing differs: the two-sided p of Mann and Whitney, by the normal distribution, with ties. */
export function mannWhitneyP(one, other) {
  const all = [...one.map((value) => [value, 1]), ...other.map((value) => [value, 0])].toSorted(([a], [b]) => a - b)
  let rankSum = 0
  let ties = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to][0] === all[from][0]) to += 1
    const rank = (from + 1 + to) / 2
    for (let at = from; at < to; at += 1) rankSum += rank * all[at][1]
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const [n, m, total] = [one.length, other.length, all.length]
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  if (deviation === 0) return 1
  const distance = Math.abs(rankSum - (n * (n + 1)) / 2 - (n * m) / 2)
  return Math.min(1, 2 * upperTail(Math.max(0, distance - 0.5) / deviation))
}

const RESAMPLES = 2_000

/** Compares times that were taken in pairs: both medians, their difference with its 95 % interval (bootstrap over the pairs), and p. `draw` gives numbers from 0 up to 1. */
export function compareTimes(pairs, draw) {
  const medians = (sample) => [0, 1].map((side) => median(sample.map((pair) => pair[side])))
  const difference = (sample) => medians(sample)[0] - medians(sample)[1]
  const resampled = Array.from({ length: RESAMPLES }, () =>
    difference(Array.from(pairs, () => pairs[Math.floor(draw() * pairs.length)])),
  ).toSorted((one, other) => one - other)
  const [knownMs, unknownMs] = medians(pairs)
  return {
    knownMs,
    unknownMs,
    differenceMs: knownMs - unknownMs,
    fromMs: resampled[Math.floor(RESAMPLES * 0.025)],
    toMs: resampled[Math.floor(RESAMPLES * 0.975)],
    p: mannWhitneyP(
      pairs.map(([known]) => known),
      pairs.map(([, unknown]) => unknown),
    ),
  }
}
