const CODES = '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'

/** First two digits of the administrative divisions that issue citizen numbers (GB/T 2260), with 81 to 83 for residents of Hong Kong, Macao and Taiwan. */
export const PROVINCE_CODES: ReadonlySet<string> = new Set(CODES.split(' '))
