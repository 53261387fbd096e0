/** Wishes that one tap adds to a booking; hotels meet them where they can. */
export const specialRequests = [
  'Quiet room',
  'High floor',
  'Rooms close together',
  'Baby cot',
  'Early check-in',
  'Late check-out',
  'Non-smoking room',
] as const
