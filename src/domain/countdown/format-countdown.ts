const UNIT_MS = [
  ['DD', 86_400_000],
  ['HH', 3_600_000],
  ['mm', 60_000],
  ['ss', 1000],
] as const

/** A time left written by a format of DD, HH, mm, ss and S, SS or SSS (tenths to thousandths of a second): a unit that the format leaves out goes into the next smaller one; without S, a begun second counts as whole. */
export function formatCountdown(leftMs: number, format: string): string {
  const digits = /S+/.exec(format)?.[0].length ?? 0
  let rest = Math.max(0, digits > 0 ? Math.floor(leftMs) : Math.ceil(leftMs / 1000) * 1000)
  let text = format
  for (const [token, unitMs] of UNIT_MS) {
    if (!format.includes(token)) continue
    text = text.replace(token, String(Math.floor(rest / unitMs)).padStart(2, '0'))
    rest %= unitMs
  }
  return text.replace(/S+/, String(rest).padStart(3, '0').slice(0, digits))
}
