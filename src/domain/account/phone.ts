/** A phone number as it is judged: full-width digits as plain ones, non-digits other than hyphen removed (spec §5). */
export const cleanTel = (typed: string): string => typed.normalize('NFKC').replace(/[^\d-]/g, '')

const MAINLAND = /^1\d{10}$/
const LANDLINE = /^0[\d-]{10,13}$/
const SUBSCRIBER = /^\d{4,14}$/

/** Whether a phone number fits its dialling code: mainland China (86) mobile or landline by the specification, elsewhere 4 to 14 digits (E.164). */
export function isPhone(diallingCode: string, phone: string): boolean {
  const cleaned = cleanTel(phone)
  if (diallingCode === '86') return MAINLAND.test(cleaned.replace(/^86(?=1\d{10}$)/, '')) || LANDLINE.test(cleaned)
  const digits = cleaned.replace(/-/g, '')
  return SUBSCRIBER.test(digits) && digits.length + diallingCode.length <= 15
}
