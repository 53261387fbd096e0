/** House rules by title; one text of each is drawn. */
export const policyTexts: readonly (readonly [title: string, ...texts: string[]])[] = [
  ['Minimum age', 'The main guest must be at least 18 years old.', 'Guests under 18 stay with a parent or guardian.'],
  [
    'Children and extra beds',
    'Children of any age are welcome. A cot is free; extra beds cannot be added.',
    'Children under 6 stay free in existing beds. One extra bed fits in larger rooms and is paid at the hotel.',
    'Children are welcome. Please count them when you choose a room.',
  ],
  [
    'Pets',
    'Pets are not allowed.',
    'Dogs up to 15 kg are welcome; please tell the hotel in advance.',
    'Pets are not allowed, guide dogs are.',
  ],
  ['Smoking', 'The whole house is smoke-free.', 'Smoking is possible in the courtyard only.'],
  ['Deposit', 'No deposit is asked for.', 'A card is held for extras at check-in and released at check-out.'],
  [
    'Payment',
    'Your stay is paid in full when you book. Extras are paid at the hotel by card, phone or cash.',
    'Your stay is paid in full when you book. Extras are paid at the hotel by card.',
  ],
]

/** What is true of every hotel of the catalogue: its prices hold all that must be paid. */
export const feePolicy = {
  title: 'Mandatory fees',
  text: 'None. Taxes and service charges are part of every price shown.',
} as const
