import type { CitySeed } from '../city-seed'

/** Facts of Vancouver. */
export const vancouver: CitySeed = {
  id: 'vancouver',
  name: 'Vancouver',
  localName: 'Vancouver',
  otherNames: ['温哥华', 'Wengehua', 'Wen Ge Hua'],
  countryCode: 'CA',
  timeZone: 'America/Vancouver',
  lat: 49.2497,
  lng: -123.1193,
  setting: 'lake',
  scene: ['lake', 'boathouse'],
  level: 1.5,
  share: 1,
  hotRank: null,
  intro: 'Glass towers between the sea and the mountains, with forest paths you can reach on a city bus.',
  districts: [
    ['Gastown', 'Gastown', 49.283, -123.107],
    ['Yaletown', 'Yaletown', 49.275, -123.121],
    ['West End', 'West End', 49.287, -123.134],
    ['Kitsilano', 'Kitsilano', 49.267, -123.166],
    ['Mount Pleasant', 'Mount Pleasant', 49.263, -123.101],
  ],
  landmarks: [
    ['Stanley Park', 'Park', 49.3043, -123.1443],
    ['Granville Island Market', 'Market', 49.2725, -123.134],
    ['Capilano Bridge', 'Sight', 49.3429, -123.1149],
    ['Museum of Anthropology', 'Museum', 49.2694, -123.259],
    ['Waterfront Station', 'Station', 49.286, -123.1115],
  ],
  streets: [
    ['Robson Street', 'Robson Street'],
    ['Water Street', 'Water Street'],
    ['Mainland Street', 'Mainland Street'],
    ['Denman Street', 'Denman Street'],
    ['West 4th Avenue', 'West 4th Avenue'],
  ],
}
