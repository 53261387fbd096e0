/** Whether it can be the number of a Mainland travel permit for residents of Hong Kong (H) or Macao (M): a letter and 8 digits, with or without two for the count of issues. */
export const isHomeReturnPermit = (number: string): boolean => /^[HM]\d{8}(\d{2})?$/.test(number)
