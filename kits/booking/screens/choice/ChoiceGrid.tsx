import { useId } from 'react'
import type { FirstTime } from '../../flow/useFirstTimes'
import { groupChoices } from '../../search/groupChoices'
import { useBookingText } from '../../texts'
import type { Choice } from '../../variant'
import { ChoiceRow } from './ChoiceRow'

interface Props {
  choices: readonly Choice[]
  selectedId: string | undefined
  /** The heading level of a category. */
  level: 2 | 3
  onPick: (choice: Choice) => void
  /** The first free time beside a choice. */
  firstTime?: (choice: Choice) => FirstTime
}

/** Choices as cards, under the names of their categories. */
export function ChoiceGrid({ choices, level, ...cards }: Props) {
  const groups = groupChoices(choices)
  const [first] = groups
  if (groups.length === 1 && first) return <Cards {...cards} choices={first.choices} />
  return groups.map(({ category, choices: list }) => (
    <Group key={category ?? ''} {...cards} level={level} category={category} choices={list} />
  ))
}

function Group({ category, level, ...cards }: Props & { category: string | undefined }) {
  const t = useBookingText()
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <Heading className="h3" id={id}>
        {category ?? t('BOOKING.OTHER_SPECIALTIES')}
      </Heading>
      <Cards {...cards} />
    </section>
  )
}

function Cards({ choices, selectedId, onPick, firstTime }: Omit<Props, 'level'>) {
  return (
    <ul className="spec-grid grid gap-3 desk:grid-cols-[repeat(3,1fr)] [&_.choice]:min-h-17 [&_.choice]:h-full desk:[&_.choice]:min-h-20">
      {choices.map((choice) => (
        <li key={choice.id}>
          <ChoiceRow
            choice={choice}
            isSelected={choice.id === selectedId}
            firstTime={firstTime?.(choice)}
            onPick={() => onPick(choice)}
          />
        </li>
      ))}
    </ul>
  )
}
