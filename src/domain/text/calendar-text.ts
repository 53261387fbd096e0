/** Strings of the calendar: choices (§5) and days that can't be chosen. */
export const calendarText = {
  noCheckIn: 'Please select check-in date',
  noCheckOut: 'Please select a check-out date',
  selectAtLeast: (nights: number) => `Please select at least ${nights} nights`,
  requiresStay: (nights: number) => `Requires a stay of ${nights} nights`,
  minimumStay: (nights: number) => `Minimum stay of ${nights}nights`,
  maximumStay: (nights: number) => `Maximum stay of ${nights} nights`,
  soldOutOn: (day: string) => `Sold out on ${day}`,
  isOver: (day: string) => `${day} is over`,
  tooLateToBook: (day: string) => `Too late to book ${day}`,
  noCheckInOn: (day: string) => `No check-in on ${day}`,
  noCheckOutOn: (day: string) => `No check-out on ${day}`,
  noStayThrough: (day: string) => `No stay can run through ${day}`,
  startOn: (day: string) => `Start on ${day}`,
  checkOutOn: (day: string) => `Check out on ${day}`,
  stayMore: (nights: number) => `Stay ${nights} more ${nights === 1 ? 'night' : 'nights'}`,
  stayFor: (nights: string) => `Stay ${nights}`,
} as const
