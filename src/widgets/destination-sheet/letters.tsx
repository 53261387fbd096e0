import { firstLetter } from '@/domain/stays/destinations'

export interface DestinationLettersProps {
  readonly label: string
  readonly names: readonly string[]
  /** The letter that the list is narrowed to; null shows all. */
  readonly letter: string | null
  readonly onLetter: (letter: string | null) => void
}

/** Narrows a long list to the names that begin with a letter; only letters that lead somewhere are there. */
export function DestinationLetters({ label, names, letter, onLetter }: DestinationLettersProps) {
  const letters = [...new Set(names.map(firstLetter))].sort()
  return (
    <div className="dest-letters" role="group" aria-label={label}>
      {letters.map((one) => (
        <button
          key={one}
          type="button"
          className={one === letter ? 'dest-letter dest-letter-on' : 'dest-letter'}
          aria-pressed={one === letter}
          onClick={() => onLetter(one === letter ? null : one)}
        >
          {one}
        </button>
      ))}
    </div>
  )
}
