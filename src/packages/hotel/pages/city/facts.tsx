import { countOf } from '@/domain/text/phrases'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { CityPartProps } from './view'
import type { CityInfo } from '@/contract/destination'
import { FactList } from '@/widgets/fact-list'

/** Where to stay: the area that guests rate highest, and all areas with their hotels. */
export function CityAreas({ info, links }: CityPartProps) {
  if (info.areas.length === 0) return null
  return (
    <section className="city-block" aria-label="Where to stay">
      <h2 className="city-head">Where to stay</h2>
      {info.bestArea ? (
        <div className="city-best">
          <Icon name="award" size={20} className="city-best-icon" />
          <p className="city-best-text">{info.bestArea.text}</p>
        </div>
      ) : null}
      <ul>
        {info.areas.map(({ name, hotelCount, reviewScore }) => (
          <li key={name} className="city-area">
            <Link className="city-area-link" href={links.hrefOfList(name)} onOpen={() => links.onList(name)}>
              <span className="city-area-name">{name}</span>
              {reviewScore === null ? null : <span className="city-area-score">{reviewScore.toFixed(1)}</span>}
              <span className="city-area-count">{countOf(hotelCount, 'stay')}</span>
              <Icon name="chevron-right" size={18} className="city-area-go" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Practical facts of the city, and frequent questions. */
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
