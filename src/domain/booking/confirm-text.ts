/** Text of how soon a hotel confirms a booking; 0 minutes or fewer is at once. */
export function confirmText(confirmMinutes: number): string {
  if (confirmMinutes <= 0) return 'Confirmed instantly'
  const [amount, unit] = confirmMinutes < 60 ? [confirmMinutes, 'minute'] : [Math.ceil(confirmMinutes / 60), 'hour']
  return `Confirmed within ${amount} ${unit}${amount === 1 ? '' : 's'}`
}
