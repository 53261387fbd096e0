/** VIP rule: a user who completes `stays` stays within `months` months is a VIP for `months` months after the last. */
export const vipRule = { stays: 3, months: 12 } as const
