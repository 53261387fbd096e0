/** A part of the year; months count from 1, both are included, and it may run over New Year. */
export interface YearPart {
  readonly fromMonth: number
  readonly toMonth: number
}

/** The part of the year that a day (`YYYY-MM-DD`) lies in, or null where none holds it. */
export function seasonOf<Part extends YearPart>(parts: readonly Part[], day: string): Part | null {
  const month = Number(day.slice(5, 7))
  const holds = ({ fromMonth, toMonth }: YearPart) =>
    fromMonth <= toMonth ? month >= fromMonth && month <= toMonth : month >= fromMonth || month <= toMonth
  return parts.find(holds) ?? null
}
