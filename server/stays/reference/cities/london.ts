import type { CitySeed } from '../city-seed'

/** Facts of London. */
export const london: CitySeed = {
  id: 'london',
  name: 'London',
  localName: 'London',
  otherNames: ['伦敦', 'Lundun', 'Londres', 'Lun Dun'],
  countryCode: 'GB',
  timeZone: 'Europe/London',
  lat: 51.5085,
  lng: -0.1257,
  setting: 'metropolis',
  scene: ['street', 'flowers'],
  level: 2.0,
  share: 2,
  hotRank: 21,
  intro: 'Parks, theatres and market streets stitched together by a river and a very old underground.',
  districts: [
    ['Covent Garden', 'Covent Garden', 51.512, -0.123],
    ['South Bank', 'South Bank', 51.506, -0.115],
    ['Shoreditch', 'Shoreditch', 51.526, -0.078],
    ['Kensington', 'Kensington', 51.501, -0.193],
    ['Marylebone', 'Marylebone', 51.52, -0.15],
    ["King's Cross", "King's Cross", 51.532, -0.123],
    ['Greenwich', 'Greenwich', 51.482, -0.009],
  ],
  landmarks: [
    ['British Museum', 'Museum', 51.5194, -0.127],
    ['Tower of London', 'Sight', 51.5081, -0.0759],
    ['Hyde Park', 'Park', 51.5073, -0.1657],
    ['Tate Modern', 'Museum', 51.5076, -0.0994],
    ['Borough Market', 'Market', 51.5055, -0.091],
    ["King's Cross Station", 'Station', 51.5308, -0.1238],
  ],
  streets: [
    ['Great Russell Street', 'Great Russell Street'],
    ['Rivington Street', 'Rivington Street'],
    ['Cromwell Road', 'Cromwell Road'],
    ['Baker Street', 'Baker Street'],
    ['Upper Ground', 'Upper Ground'],
  ],
}
