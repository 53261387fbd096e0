const CHECK_DIGITS = '10X98765432'

/** Whether the last of 18 characters is the check digit of the 17 digits before it (ISO 7064 MOD 11-2, as GB 11643-1999 has it). */
export function isCheckDigitRight(number: string): boolean {
  const sum = Array.from(number.slice(0, 17)).reduce(
    (total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11),
    0,
  )
  return CHECK_DIGITS[sum % 11] === number[17]
}
