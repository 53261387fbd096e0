import type { CitySeed } from '../city-seed'

/** Facts of Paris. */
export const paris: CitySeed = {
  id: 'paris',
  name: 'Paris',
  localName: 'Paris',
  otherNames: ['巴黎', 'Bali', 'Parigi', 'Ba Li'],
  countryCode: 'FR',
  timeZone: 'Europe/Paris',
  lat: 48.8534,
  lng: 2.3488,
  setting: 'metropolis',
  scene: ['street', 'cafe'],
  level: 1.9,
  share: 2,
  hotRank: 22,
  intro: 'Zinc roofs, river quays and long lunches in a city made for walking.',
  districts: [
    ['Le Marais', 'Le Marais', 48.859, 2.36],
    ['Saint-Germain', 'Saint-Germain-des-Prés', 48.854, 2.333],
    ['Montmartre', 'Montmartre', 48.886, 2.338],
    ['Latin Quarter', 'Quartier Latin', 48.849, 2.347],
    ['Opéra', 'Opéra', 48.871, 2.332],
    ['Canal Saint-Martin', 'Canal Saint-Martin', 48.872, 2.365],
  ],
  landmarks: [
    ['Louvre Museum', 'Museum', 48.8606, 2.3376],
    ['Eiffel Tower', 'Sight', 48.8584, 2.2945],
    ['Notre-Dame', 'Sight', 48.853, 2.3499],
    ['Luxembourg Gardens', 'Park', 48.8462, 2.3372],
    ['Gare du Nord', 'Station', 48.8809, 2.3553],
    ['Sacré-Cœur', 'Sight', 48.8867, 2.3431],
  ],
  streets: [
    ['Rue de Rivoli', 'Rue de Rivoli'],
    ['Rue Saint-Jacques', 'Rue Saint-Jacques'],
    ['Boulevard Haussmann', 'Boulevard Haussmann'],
    ['Rue des Abbesses', 'Rue des Abbesses'],
    ['Quai de Valmy', 'Quai de Valmy'],
  ],
}
