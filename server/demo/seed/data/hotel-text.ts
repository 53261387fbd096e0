import type { CitySetting } from '../../../stays/reference/city-seed'

/** First sentences of a hotel's text; {name}, {district}, {landmark}, {walk}, {rooms}, {street} and {city} are filled in. */
export const openings: readonly string[] = [
  '{name} stands on {street} in {district}, {walk} from {landmark}.',
  'In {district}, {walk} from {landmark}, {name} keeps {rooms} rooms behind a quiet front door.',
  'With {rooms} rooms on {street}, {name} makes a calm base for {city}: {landmark} is {walk} away.',
  '{name} welcomes guests in {rooms} rooms on {street}; {landmark} is {walk} from the door.',
  'Step out on {street} and {landmark} is {walk} away; step back in and {name} is all quiet.',
]

/** What the house feels like, by setting. */
export const characters: Readonly<Record<CitySetting, readonly string[]>> = {
  metropolis: [
    'Rooms are light and well insulated from the street, with desks you can work at.',
    'The lobby doubles as a neighbourhood café in the morning and a bar after six.',
    'High floors look across the roofs; lower ones open to a planted courtyard.',
  ],
  heritage: [
    'Old timber, whitewashed walls and a courtyard tree set the tone.',
    'The building was restored by local craftsmen, who kept the stairs, the tiles and the creak.',
    'Rooms open onto a garden with a pond, and evenings are lit by paper lamps.',
  ],
  beach: [
    'Most rooms have a balcony that catches the breeze, and sand is never far from the door.',
    'Days end on the terrace with grilled fish and bare feet.',
    'There are beach towels, a rinse-off shower and shade when you need it.',
  ],
  lake: [
    'Large windows bring the water into the rooms, and mornings begin with mist.',
    'A wooden jetty, rowing boats and long breakfasts give the days their rhythm.',
    'Pale wood and linen keep the rooms calm, whatever the weather does.',
  ],
  mountain: [
    'Rooms are built of stone and wood, with blankets for cool evenings.',
    'Paths start at the gate, and the kitchen packs lunches for walkers.',
    'A fire is lit downstairs when the clouds come down.',
  ],
  desert: [
    'Thick walls and a tiled court keep the heat outside.',
    'Roof terraces face the sunset, and mint tea is always on.',
    'Carved screens, brass lamps and a plunge pool make the afternoons slow.',
  ],
  north: [
    'Triple windows, wool throws and warm floors make winter the best time to stay.',
    'The sauna is lit every evening and the soup is on from noon.',
    'Rooms are snug and simple, with blackout curtains for long summer nights.',
  ],
}

/** What is good to know in practice. */
export const closings: readonly string[] = [
  'The front desk helps with tickets, taxis and tables.',
  'Families find cots, kettles and patience.',
  'Luggage can be left before check-in and after check-out.',
  'Breakfast is served until half past ten, later at weekends.',
  'Regulars ask for the rooms at the back, which are the quietest.',
]

/** Remarks that guests should read before they come. */
export const remarks: readonly string[] = [
  'Please show the passport or identity card used for the booking at check-in.',
  'The hotel holds a card deposit for extras and releases it at check-out.',
  'Work on a neighbouring building may be heard between 09:00 and 17:00 on weekdays.',
  'The lift does not reach the top floor; tell the hotel if steps are a problem.',
  'Arriving after 22:00? Please tell the hotel, so that someone is there to let you in.',
  'City tax is part of the price shown; nothing more is due at the hotel for the room.',
]

/** House rules by title; one text of each is picked at random. */
export const policyChoices: readonly (readonly [title: string, ...texts: string[]])[] = [
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
