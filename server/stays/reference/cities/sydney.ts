import type { CitySeed } from '../city-seed'

/** Facts of Sydney. */
export const sydney: CitySeed = {
  id: 'sydney',
  name: 'Sydney',
  localName: 'Sydney',
  otherNames: ['悉尼', 'Xini', '雪梨', 'Xi Ni'],
  countryCode: 'AU',
  timeZone: 'Australia/Sydney',
  lat: -33.8678,
  lng: 151.2073,
  setting: 'beach',
  scene: ['beach', 'huts'],
  level: 1.6,
  share: 2,
  hotRank: 28,
  intro: 'Harbour ferries, surf beaches and coastal walks, with brunch taken seriously.',
  districts: [
    ['The Rocks', 'The Rocks', -33.859, 151.208],
    ['Surry Hills', 'Surry Hills', -33.886, 151.212],
    ['Bondi', 'Bondi', -33.891, 151.274],
    ['Darling Harbour', 'Darling Harbour', -33.873, 151.199],
    ['Manly', 'Manly', -33.797, 151.288],
    ['Newtown', 'Newtown', -33.897, 151.179],
  ],
  landmarks: [
    ['Sydney Opera House', 'Sight', -33.8568, 151.2153],
    ['Bondi Beach', 'Beach', -33.8915, 151.2767],
    ['Royal Botanic Garden', 'Park', -33.8642, 151.2166],
    ['Central Station', 'Station', -33.8832, 151.207],
    ['Art Gallery of NSW', 'Museum', -33.8688, 151.2173],
    ['Taronga Zoo', 'Park', -33.843, 151.2411],
  ],
  streets: [
    ['George Street', 'George Street'],
    ['Crown Street', 'Crown Street'],
    ['Campbell Parade', 'Campbell Parade'],
    ['King Street', 'King Street'],
    ['The Corso', 'The Corso'],
  ],
}
