import type { CitySeed } from '../city-seed'

/** Facts of Rome. */
export const rome: CitySeed = {
  id: 'rome',
  name: 'Rome',
  localName: 'Roma',
  otherNames: ['罗马', 'Luoma', 'Luo Ma'],
  countryCode: 'IT',
  timeZone: 'Europe/Rome',
  lat: 41.8919,
  lng: 12.5113,
  setting: 'heritage',
  scene: ['old-town', 'square'],
  level: 1.45,
  share: 1,
  hotRank: 23,
  intro: 'Fountains, ruins and neighbourhood trattorias under a warm, ochre light.',
  districts: [
    ['Trastevere', 'Trastevere', 41.889, 12.469],
    ['Monti', 'Monti', 41.895, 12.493],
    ['Centro Storico', 'Centro Storico', 41.899, 12.474],
    ['Prati', 'Prati', 41.907, 12.462],
    ['Testaccio', 'Testaccio', 41.876, 12.476],
    ['Esquilino', 'Esquilino', 41.896, 12.504],
  ],
  landmarks: [
    ['Colosseum', 'Sight', 41.8902, 12.4922],
    ['Pantheon', 'Sight', 41.8986, 12.4769],
    ['Trevi Fountain', 'Sight', 41.9009, 12.4833],
    ['Vatican Museums', 'Museum', 41.9065, 12.4536],
    ['Villa Borghese', 'Park', 41.9142, 12.4922],
    ['Roma Termini', 'Station', 41.901, 12.5018],
  ],
  streets: [
    ['Via Cavour', 'Via Cavour'],
    ['Via dei Coronari', 'Via dei Coronari'],
    ['Via Cola di Rienzo', 'Via Cola di Rienzo'],
    ['Via della Scala', 'Via della Scala'],
    ['Via Nazionale', 'Via Nazionale'],
  ],
}
