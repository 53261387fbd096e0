import type { CitySeed } from '../city-seed'

/** Facts of New York. */
export const newYork: CitySeed = {
  id: 'new-york',
  name: 'New York',
  localName: 'New York',
  otherNames: ['纽约', 'Niuyue', 'NYC', 'New York City', 'Niu Yue'],
  countryCode: 'US',
  timeZone: 'America/New_York',
  lat: 40.7143,
  lng: -74.006,
  setting: 'metropolis',
  scene: ['city', 'bridge'],
  level: 2.1,
  share: 2,
  hotRank: 27,
  intro: 'Five boroughs of neighbourhoods, late trains and bagels, with a park the size of a small town in the middle.',
  districts: [
    ['Midtown', 'Midtown', 40.755, -73.984],
    ['SoHo', 'SoHo', 40.723, -74.0],
    ['Lower East Side', 'Lower East Side', 40.715, -73.984],
    ['Chelsea', 'Chelsea', 40.746, -74.001],
    ['Williamsburg', 'Williamsburg', 40.714, -73.957],
    ['Upper West Side', 'Upper West Side', 40.787, -73.975],
  ],
  landmarks: [
    ['Central Park', 'Park', 40.7829, -73.9654],
    ['Times Square', 'Sight', 40.758, -73.9855],
    ['Metropolitan Museum', 'Museum', 40.7794, -73.9632],
    ['Brooklyn Bridge', 'Sight', 40.7061, -73.9969],
    ['Grand Central Terminal', 'Station', 40.7527, -73.9772],
    ['The High Line', 'Park', 40.748, -74.0048],
  ],
  streets: [
    ['West 37th Street', 'West 37th Street'],
    ['Lexington Avenue', 'Lexington Avenue'],
    ['Ludlow Street', 'Ludlow Street'],
    ['Bedford Avenue', 'Bedford Avenue'],
    ['Columbus Avenue', 'Columbus Avenue'],
  ],
}
