import type { CitySeed } from '../city-seed'

/** Facts of Barcelona. */
export const barcelona: CitySeed = {
  id: 'barcelona',
  name: 'Barcelona',
  localName: 'Barcelona',
  otherNames: ['巴塞罗那', 'Basailuona', 'BCN', '巴塞隆拿'],
  countryCode: 'ES',
  timeZone: 'Europe/Madrid',
  lat: 41.3888,
  lng: 2.159,
  setting: 'beach',
  scene: ['beach', 'cove'],
  level: 1.4,
  share: 1,
  hotRank: 24,
  intro: 'A grid of tiled façades that ends at the sea, with hills behind and vermouth at noon.',
  districts: [
    ['Eixample', "L'Eixample", 41.391, 2.164],
    ['Gothic Quarter', 'Barri Gòtic', 41.383, 2.176],
    ['El Born', 'El Born', 41.385, 2.183],
    ['Gràcia', 'Gràcia', 41.403, 2.157],
    ['Barceloneta', 'La Barceloneta', 41.38, 2.189],
    ['Poblenou', 'El Poblenou', 41.403, 2.201],
  ],
  landmarks: [
    ['Sagrada Família', 'Sight', 41.4036, 2.1744],
    ['Park Güell', 'Park', 41.4145, 2.1527],
    ['La Boqueria', 'Market', 41.3817, 2.1716],
    ['Barceloneta Beach', 'Beach', 41.3784, 2.1925],
    ['Picasso Museum', 'Museum', 41.3853, 2.1809],
    ['Barcelona Sants', 'Station', 41.379, 2.14],
  ],
  streets: [
    ['Passeig de Gràcia', 'Passeig de Gràcia'],
    ['Carrer de Mallorca', 'Carrer de Mallorca'],
    ['Carrer de la Princesa', 'Carrer de la Princesa'],
    ['Rambla del Poblenou', 'Rambla del Poblenou'],
    ['Carrer Gran de Gràcia', 'Carrer Gran de Gràcia'],
  ],
}
