/** How soon a hotel confirms a booking, in the traveller's words; 0 minutes is at once. */
export function confirmText(confirmMinutes: number): string {
  if (confirmMinutes <= 0) return 'Confirmed instantly'
  const [amount, unit] = confirmMinutes < 60 ? [confirmMinutes, 'minute'] : [Math.ceil(confirmMinutes / 60), 'hour']
  return `Confirmed within ${amount} ${unit}${amount === 1 ? '' : 's'}`
}
