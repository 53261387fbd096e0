/** Eight digits of a document's number, `YYYYMMDD`, as a day `YYYY-MM-DD`, which may not be in the calendar. */
export const writtenDay = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
