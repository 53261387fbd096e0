/** Whether it can be a passport's number: 5 to 9 letters and digits with a digit among them (ICAO 9303 has room for nine). */
export const isPassport = (number: string): boolean => /^(?=.*\d)[A-Z\d]{5,9}$/.test(number)
