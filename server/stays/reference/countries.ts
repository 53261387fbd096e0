/** How addresses are written in the local script. */
export type AddressStyle = 'cjk' | 'japanese' | 'korean' | 'number-first' | 'street-first'

/** The script that hotel names are also written in; latin ones keep their English name. */
export type NameScript = 'zh' | 'ja' | 'ko' | 'th' | 'ar' | 'latin'

/** What hotels of one country have in common. taxPercent includes VAT, tourism tax and service charge; two digits are appended to phone. */
export interface CountrySeed {
  readonly name: string
  readonly currencyCode: string
  readonly taxPercent: number
  readonly holidayPercent: number
  readonly phone: string
  readonly addressStyle: AddressStyle
  readonly script: NameScript
}

/** Countries and regions by ISO 3166 code. Phone numbers are from ranges reserved for fiction, or else contain 555. */
export const countries: Readonly<Record<string, CountrySeed>> = {
  CN: country('China', 'CNY', 6, 135, '+86 400 555 01', 'cjk', 'zh'),
  HK: country('Hong Kong', 'HKD', 13, 125, '+852 5550 01', 'cjk', 'zh'),
  MO: country('Macau', 'MOP', 15, 130, '+853 5550 01', 'cjk', 'zh'),
  JP: country('Japan', 'JPY', 10, 130, '+81 3 5550 01', 'japanese', 'ja'),
  KR: country('South Korea', 'KRW', 10, 120, '+82 2 555 01', 'korean', 'ko'),
  TH: country('Thailand', 'THB', 17.7, 115, '+66 2 555 01', 'number-first', 'th'),
  SG: country('Singapore', 'SGD', 19.9, 115, '+65 6555 01', 'cjk', 'zh'),
  MY: country('Malaysia', 'MYR', 8, 115, '+60 3 5550 01', 'number-first', 'latin'),
  VN: country('Vietnam', 'VND', 13.4, 120, '+84 236 555 01', 'number-first', 'latin'),
  ID: country('Indonesia', 'IDR', 21, 120, '+62 361 555 01', 'street-first', 'latin'),
  GB: country('United Kingdom', 'GBP', 20, 110, '+44 20 7946 00', 'number-first', 'latin'),
  FR: country('France', 'EUR', 10, 110, '+33 1 99 00 55 ', 'number-first', 'latin'),
  IT: country('Italy', 'EUR', 10, 115, '+39 06 5550 01', 'street-first', 'latin'),
  ES: country('Spain', 'EUR', 10, 115, '+34 93 555 01 ', 'street-first', 'latin'),
  IS: country('Iceland', 'ISK', 11, 110, '+354 555 01', 'street-first', 'latin'),
  TR: country('Türkiye', 'TRY', 12, 115, '+90 212 555 01 ', 'street-first', 'latin'),
  AE: country('United Arab Emirates', 'AED', 22, 115, '+971 4 555 01', 'number-first', 'ar'),
  MA: country('Morocco', 'MAD', 10, 110, '+212 524 555 0', 'number-first', 'ar'),
  US: country('United States', 'USD', 14.75, 115, '+1 212 555 01', 'number-first', 'latin'),
  CA: country('Canada', 'CAD', 16, 110, '+1 604 555 01', 'number-first', 'latin'),
  AU: country('Australia', 'AUD', 10, 120, '+61 2 5550 01', 'number-first', 'latin'),
}

function country(
  name: string,
  currencyCode: string,
  taxPercent: number,
  holidayPercent: number,
  phone: string,
  addressStyle: AddressStyle,
  script: NameScript,
): CountrySeed {
  return { name, currencyCode, taxPercent, holidayPercent, phone, addressStyle, script }
}
