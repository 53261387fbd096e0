/** At most two packages are compared. */
const MOST = 2

/** The packages picked for comparison after a tap on one: it is taken out where it was in, and a third takes the place of the first. */
export function pickCompared(picked: readonly string[], pid: string): string[] {
  if (picked.includes(pid)) return picked.filter((one) => one !== pid)
  return [...picked, pid].slice(-MOST)
}
