import { matchDestinations } from '@/domain/stays/destinations'
import { place } from '../../../support/destination/place'

const places = [
  place('Beijing', '北京', 'China', 'CN'),
  place('Kyoto', '京都', 'Japan', 'JP'),
  place('São Paulo', 'São Paulo', 'Brazil', 'BR'),
  place('New York', 'New York', 'United States', 'US'),
  place('York', 'York', 'United Kingdom', 'GB'),
]

test.each([
  ['kyo', ['Kyoto']],
  ['北京', ['Beijing']],
  ['京', ['Kyoto', 'Beijing']],
  ['york', ['York', 'New York']],
  ['new york', ['New York']],
  ['sao', ['São Paulo']],
  ['Japan', ['Kyoto']],
  ['atlantis', []],
  ['', places.map((each) => each.label)],
])('%j finds %j', (text, labels) => expect(matchDestinations(places, text).map((each) => each.label)).toEqual(labels))
