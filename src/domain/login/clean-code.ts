/** A verification code as it was typed or pasted, without the spaces and dashes that mails put in. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, '').slice(0, 6)
