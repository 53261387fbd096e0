import type { CityInfo } from '@/contract/city'
import { FactList } from '@/widgets/fact-list'

/** What one must know in practice, and what travellers ask. */
export function CityPractical({ info: { practical, faqs, name } }: { readonly info: CityInfo }) {
  return (
    <>
      {practical ? (
        <section className="city-block" aria-label="Good to know">
          <h2 className="city-head">Good to know</h2>
          <FactList
            facts={[
              {
                label: 'Currency',
                value: `${practical.currencyName} (${practical.currencyCode})`,
                icon: 'credit-card',
              },
              { label: 'Language', value: practical.languages.join(', '), icon: 'languages' },
              { label: 'Plugs', value: practical.plugs, icon: 'info' },
            ]}
          />
          <h3 className="city-subhead">{`From the airport into ${name}`}</h3>
          <ul>
            {practical.airport.map((text) => (
              <li key={text} className="city-way">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {faqs.length > 0 ? (
        <section className="city-block" aria-label="Questions and answers">
          <h2 className="city-head">Questions and answers</h2>
          {faqs.map(({ question, answer }) => (
            <div key={question} className="city-faq">
              <h3 className="city-question">{question}</h3>
              <p className="city-answer">{answer}</p>
            </div>
          ))}
        </section>
      ) : null}
    </>
  )
}
