import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import type { HelpStore } from '@/stores/support/help'
import { Chip } from '@/widgets/chip'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Icon } from '@/widgets/icon'
import { TextSkeleton } from '@/widgets/skeleton'
import { TextField } from '@/widgets/text-field'

interface HelpProps {
  readonly help: HelpStore
}

/** Help articles: a search, subjects, and the common ones. */
export const HelpSection = observer(function HelpSection({ help }: HelpProps) {
  return (
    <section className="udesk-help" aria-label="Help articles">
      <h2 className="udesk-title">Help articles</h2>
      <TextField
        id="help-keyword"
        label="Search the help articles"
        value={help.keyword}
        maxLength={200}
        onChange={help.typeKeyword}
      />
      <div className="udesk-types">
        {(help.types.value ?? []).map(({ type, name, count }) => (
          <Chip
            key={type}
            isOn={help.type === type}
            label={`${name}, ${count} articles`}
            onTap={() => help.choose(help.type === type ? null : type)}
          >
            {name}
          </Chip>
        ))}
      </div>
      {help.isSearching ? <Found help={help} /> : <Common help={help} />}
    </section>
  )
})

const Found = observer(function Found({ help }: HelpProps) {
  const { value, failure, isLoading } = help.found
  const view = failureView(failure)
  if (view) return <ErrorState {...view} onRetry={() => help.typeKeyword(help.keyword)} />
  if (!value) return <TextSkeleton lines={4} />
  if (value.length === 0 && !isLoading)
    return <EmptyState icon="search" text="There is no article about this. Ask the assistant or a person." />
  return <Titles help={help} list={value} />
})

const Common = observer(function Common({ help }: HelpProps) {
  const { value, failure } = help.common
  const view = failureView(failure)
  if (view) return <ErrorState {...view} onRetry={() => void help.start()} />
  return value ? <Titles help={help} list={value} /> : <TextSkeleton lines={4} />
})

interface TitlesProps extends HelpProps {
  readonly list: readonly { readonly articleId: string; readonly title: string }[]
}

function Titles({ help, list }: TitlesProps) {
  return list.map(({ articleId, title }) => (
    <button key={articleId} type="button" className="udesk-article" onClick={() => void help.open(articleId)}>
      <span className="udesk-article-title">{title}</span>
      <Icon name="chevron-right" size={20} />
    </button>
  ))
}
