/** Whether a new password has 6 to 20 characters (spec §5). */
export const isPasswordLength = (password: string): boolean => {
  const characters = Array.from(password).length
  return characters >= 6 && characters <= 20
}
