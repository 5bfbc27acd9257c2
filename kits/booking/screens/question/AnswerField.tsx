import { useState } from 'react'
import { LONG_TEXT_MAX, TEXT_MAX } from '@schemas/questions/checkAnswer'
import { localText } from '@schemas/questions/question'
import type { AnswerValue } from '@schemas/generated/entities'
import { formatNumberInput, parseNumber } from '@portico/core/forms/number'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { FieldError } from '@portico/core/ui/forms/Field'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useBookingText } from '../../texts'
import { AddressFields } from './AddressFields'
import type { AnswerFieldProps } from './questionWords'

/** The field of a question that is not answered with a press. */
export function AnswerField(props: AnswerFieldProps) {
  const t = useBookingText()
  const { question, booking, value, error, onChange } = props
  const { schema = {}, help, isOptional: optional } = question
  const hint = help && localText(help, booking.context.language)
  const common = { label: t('BOOKING.ANSWER'), hint, error, optional }
  const text = typeof value === 'string' ? value : ''
  const write = (next: string) => onChange(next === '' ? null : next)
  switch (question.kind) {
    case 'longText':
      return (
        <TextArea
          {...common}
          rows={5}
          value={text}
          maxLength={schema.maxLength ?? LONG_TEXT_MAX}
          onChange={write}
        />
      )
    case 'number':
      return <NumberField {...props} />
    case 'date':
      return <DateField {...common} value={text} onChange={write} />
    case 'choices':
      return <SeveralOptions {...props} />
    case 'address':
      return <AddressFields {...props} />
    default:
      return <TextField {...common} value={text} maxLength={schema.maxLength ?? TEXT_MAX} onChange={write} />
  }
}

/** A number as people write it in their language. What is no number yet stays as it was typed. */
function NumberField({ question, booking, value, error, onChange }: AnswerFieldProps) {
  const t = useBookingText()
  const { language } = booking.context
  const { help, unit, isOptional: optional } = question
  const [text, setText] = useState(() => numberInput(value, language))
  return (
    <TextField
      label={t('BOOKING.ANSWER')}
      hint={help && localText(help, language)}
      error={error}
      optional={optional}
      inputMode="decimal"
      unit={unit && localText(unit, language)}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(next === '' ? null : (parseNumber(next, language) ?? next))
      }}
    />
  )
}

function SeveralOptions({ question, booking, value, error, onChange }: AnswerFieldProps) {
  const { language } = booking.context
  const chosen = Array.isArray(value) ? value : []
  const set = (id: string, isOn: boolean) => {
    const next = (question.options ?? [])
      .map((one) => one.id)
      .filter((one) => (one === id ? isOn : chosen.includes(one)))
    onChange(next.length === 0 ? null : next)
  }
  return (
    <div className="stack gap-2">
      {question.help && <p className="text-muted text-pretty">{localText(question.help, language)}</p>}
      {question.options?.map(({ id, label, hint }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={(isOn) => set(id, isOn)}>
          {localText(label, language)}
          {hint && <span className="text-sm text-muted block">{localText(hint, language)}</span>}
        </Checkbox>
      ))}
      <FieldError error={error} role="alert" />
    </div>
  )
}

function numberInput(value: AnswerValue | undefined, language: string): string {
  if (typeof value === 'number') return formatNumberInput(value, language)
  return typeof value === 'string' ? value : ''
}
