import type { Fact } from './field-aliases'
import type { HotelDraft } from './hotel-draft'
import type { RecordReader } from './record-reader'

const MOST_PICTURES = 20

/** How a hotel can be reached and what its pictures are; what is no address of its kind gets a note. */
export function draftContact(
  reader: RecordReader<Fact>,
): Pick<HotelDraft, 'phone' | 'email' | 'website' | 'pictureUrls' | 'pictureCredit'> {
  const phone = reader.text('phone', 60)
  const isPhone = /^[+\d][\d\s()./;,+-]{2,}(\s*(ext|x)\.?\s*\d+)?$/i.test(phone)
  if (phone !== '' && !isPhone) reader.note(`phone "${phone}" is no phone number`)
  const email = reader.text('email', 120)
  const isEmail = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email)
  if (email !== '' && !isEmail) reader.note(`email "${email}" is no address`)
  return {
    phone: isPhone ? phone : '',
    email: isEmail ? email : '',
    website: websiteOf(reader),
    pictureUrls: picturesOf(reader),
    pictureCredit: reader.text('pictureCredit', 120),
  }
}

function websiteOf(reader: RecordReader<Fact>): string {
  const text = reader.text('website')
  if (text === '') return ''
  const address = httpAddress(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text)
  if (address === null) reader.note(`website "${text}" is no http address`)
  return address ?? ''
}

/** Addresses of pictures in a list, in objects of a list, or in one text. */
function picturesOf(reader: RecordReader<Fact>): string[] {
  const value = reader.value('pictures')
  const listed = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,;|]+(?=https?:)/i) : []
  const texts = listed.flatMap(addressIn)
  const addresses = texts.flatMap((text) => {
    const address = httpAddress(text)
    if (address === null) reader.note(`picture "${text.slice(0, 80)}" is no http address`)
    return address ?? []
  })
  return [...new Set(addresses)].slice(0, MOST_PICTURES)
}

function addressIn(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.trim() === '' ? [] : [entry.trim()]
  if (typeof entry !== 'object' || entry === null) return []
  const found = Object.entries(entry).find(
    ([name, value]) => /^(url|href|src|link)$/i.test(name) && typeof value === 'string',
  )
  return found ? addressIn(found[1]) : []
}

function httpAddress(text: string): string | null {
  if (!URL.canParse(text) || text.length > 1000) return null
  const { protocol, username, href } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null
}
