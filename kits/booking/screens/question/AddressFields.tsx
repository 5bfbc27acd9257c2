import { localText, type AddressAnswer } from '@schemas/questions/question'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useBookingText } from '../../texts'
import type { AnswerFieldProps } from './questionWords'

const parts = [
  { part: 'street', label: 'BOOKING.ADDRESS.STREET', autoComplete: 'street-address', maxLength: 200 },
  { part: 'postalCode', label: 'BOOKING.ADDRESS.POSTAL_CODE', autoComplete: 'postal-code', maxLength: 20 },
  { part: 'city', label: 'BOOKING.ADDRESS.CITY', autoComplete: 'address-level2', maxLength: 100 },
] as const

const none: AddressAnswer = { street: '', postalCode: '', city: '' }

/** An address in three fields. */
export function AddressFields({ question, booking, value, error, onChange }: AnswerFieldProps) {
  const t = useBookingText()
  const address = value !== null && typeof value === 'object' && 'street' in value ? value : none
  const firstEmpty = parts.find(({ part }) => address[part].trim() === '')?.part
  const write = (part: keyof AddressAnswer, text: string) => {
    const next = { ...address, [part]: text }
    onChange(Object.values(next).every((one) => one === '') ? null : next)
  }
  return (
    <div className="stack">
      {question.help && (
        <p className="text-muted text-pretty">{localText(question.help, booking.context.language)}</p>
      )}
      {parts.map(({ part, label, ...input }) => (
        <TextField
          key={part}
          {...input}
          label={t(label)}
          optional={question.isOptional}
          value={address[part]}
          error={part === firstEmpty ? error : undefined}
          onChange={(text) => write(part, text)}
        />
      ))}
    </div>
  )
}
