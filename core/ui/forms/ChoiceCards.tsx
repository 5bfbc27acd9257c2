import { useId, type ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import './choices.css'
import { FieldError } from './Field'
import { Icon } from '../media/Icon'

/** A card that can be chosen. */
export interface Choice<V extends string> {
  value: V
  title: string
  /** Second line. */
  text?: ReactNode
  /** Before the title: an Avatar or Icon. */
  start?: ReactNode
  /** At the end: a price, a chip. */
  end?: ReactNode
  disabled?: boolean | undefined
}

/** The props of `ChoiceCards`. */
export interface ChoiceCardsProps<V extends string> {
  /** The question. */
  label: string
  /** Hides the legend visually, when a heading repeats it. */
  hideLabel?: boolean | undefined
  value: V | null
  onChange: (value: V) => void
  options: readonly Choice<V>[]
  error?: string | undefined
  /** The group's id, for an error summary. */
  id?: string | undefined
}

/** A radio group of cards. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, hideLabel, value, onChange, options, error, id } = props
  const errorId = useId()
  return (
    <RadioGroup
      className="choices"
      {...(id === undefined ? {} : { id })}
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
      isInvalid={error !== undefined}
      {...(error === undefined ? {} : { 'aria-describedby': errorId })}
    >
      <Label className={hideLabel ? 'sr-only' : 'field-label'}>{label}</Label>
      {options.map((option) => (
        <Radio
          key={option.value}
          className="choice"
          value={option.value}
          isDisabled={option.disabled ?? false}
        >
          <Face {...option} />
        </Radio>
      ))}
      <FieldError id={errorId} error={error} />
    </RadioGroup>
  )
}

function Face({ title, text, start, end }: Omit<Choice<string>, 'value'>) {
  return (
    <>
      {start}
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{title}</span>{' '}
        {text && <span className="text-muted block">{text}</span>}
      </span>
      {end}
      <span className="choice-tick" aria-hidden="true">
        <Icon name="check" size="xs" />
      </span>
    </>
  )
}
