/** Name of the file with an account's data, by the day in UTC: staylark-account-2026-11-21.json. */
export function exportFileName(now: Date): string {
  return `staylark-account-${now.toISOString().slice(0, 10)}.json`
}
