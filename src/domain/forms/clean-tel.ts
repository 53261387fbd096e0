/** A phone number as it is judged: non-digits other than hyphen removed (spec §5). */
export const cleanTel = (typed: string): string => typed.replace(/[^\d-]/g, '')
