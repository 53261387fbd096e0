/** Who is a VIP: whoever completed so many stays within so many months, for as many months after the last of them. */
export const vipRule = { stays: 3, months: 12 } as const
