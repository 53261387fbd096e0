/** A phone number as it is judged: full-width digits as plain ones, non-digits other than hyphen removed (spec §5). */
export const cleanTel = (typed: string): string => typed.normalize('NFKC').replace(/[^\d-]/g, '')
