/** The currency (ISO 4217) that prices are shown in to somebody who chose none: CNY, or USD when abroad (spec §9). */
export const usualCurrency = ({ isAbroad }: { readonly isAbroad: boolean }): string => (isAbroad ? 'USD' : 'CNY')
