import type { CityInfo } from '@/contract/destination'
import { formatMonth } from '@/domain/days/format-day'

type Facts = Omit<CityInfo, 'faqs'>
type Faq = CityInfo['faqs'][number]

/** What travellers ask of a city, answered from the same facts that its page shows; what is not known is not asked. */
export function cityFaqs(facts: Facts): Faq[] {
  return [priceFaq(facts), monthFaq(facts), areaFaq(facts), ...practicalFaqs(facts)].filter((faq) => faq !== null)
}

function priceFaq({ name, months, currencyCode, currencySymbol, pricedHotels }: Facts): Faq | null {
  const month = months.find(({ typicalAmount }) => typicalAmount !== null)
  if (!month) return null
  return {
    question: `What does a hotel in ${name} cost?`,
    answer: `In ${formatMonth(month.month)} a night for two is typically ${currencyCode} ${currencySymbol} ${month.typicalAmount} with taxes, at the ${pricedHotels} hotels that we recommend most.`,
  }
}

function monthFaq({ name, months }: Facts): Faq | null {
  const cheapest = months.find(({ isCheapest }) => isCheapest)
  return (
    (cheapest && {
      question: `Which month is cheapest in ${name}?`,
      answer: `Of the next ${months.length} months, ${formatMonth(cheapest.month)}.`,
    }) ??
    null
  )
}

function areaFaq({ name, bestArea }: Facts): Faq | null {
  return bestArea && { question: `Where should I stay in ${name}?`, answer: bestArea.text }
}

function practicalFaqs({ name, practical }: Facts): Faq[] {
  if (!practical) return []
  return [
    { question: `How do I get from the airport into ${name}?`, answer: practical.airport.join(' ') },
    { question: 'Do I need an adapter?', answer: `Sockets are ${lowerFirst(practical.plugs)}.` },
  ]
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
