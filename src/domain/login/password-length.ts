/** Characters that a new password has at least and at most. */
export interface PasswordLength {
  readonly min: number
  readonly max: number
}

/** What holds where the server's operator chose nothing else (spec §5, §9). */
export const usualPasswordLength: PasswordLength = { min: 6, max: 20 }
