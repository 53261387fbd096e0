/** A country with its dialling code. */
export interface DialCode {
  readonly code: string
  readonly country: string
}

/** Dialling codes that a phone number can have, by the country's name (ITU E.164). */
export const DIAL_CODES: readonly DialCode[] = (
  [
    ['61', 'Australia'],
    ['43', 'Austria'],
    ['32', 'Belgium'],
    ['55', 'Brazil'],
    ['1', 'Canada, United States'],
    ['86', 'China'],
    ['420', 'Czechia'],
    ['45', 'Denmark'],
    ['20', 'Egypt'],
    ['358', 'Finland'],
    ['33', 'France'],
    ['49', 'Germany'],
    ['30', 'Greece'],
    ['852', 'Hong Kong'],
    ['36', 'Hungary'],
    ['354', 'Iceland'],
    ['91', 'India'],
    ['62', 'Indonesia'],
    ['353', 'Ireland'],
    ['39', 'Italy'],
    ['81', 'Japan'],
    ['853', 'Macao'],
    ['60', 'Malaysia'],
    ['52', 'Mexico'],
    ['212', 'Morocco'],
    ['31', 'Netherlands'],
    ['64', 'New Zealand'],
    ['47', 'Norway'],
    ['63', 'Philippines'],
    ['48', 'Poland'],
    ['351', 'Portugal'],
    ['7', 'Russia, Kazakhstan'],
    ['966', 'Saudi Arabia'],
    ['65', 'Singapore'],
    ['27', 'South Africa'],
    ['82', 'South Korea'],
    ['34', 'Spain'],
    ['46', 'Sweden'],
    ['41', 'Switzerland'],
    ['886', 'Taiwan'],
    ['66', 'Thailand'],
    ['90', 'Türkiye'],
    ['44', 'United Kingdom'],
    ['971', 'United Arab Emirates'],
    ['84', 'Vietnam'],
  ] as const
).map(([code, country]) => ({ code, country }))
