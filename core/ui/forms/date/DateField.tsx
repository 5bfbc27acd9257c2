import { parseDate, type CalendarDate } from '@internationalized/date'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useText } from '../../../i18n/useText'
import { AriaLocale } from '../../aria'
import './DateField.css'
import type { BaseFieldProps } from '../Field'
import { expandYear } from './expandYear'
import { Icon } from '../../media/Icon'

export interface DateFieldProps extends BaseFieldProps {
  /** YYYY-MM-DD; empty: none. */
  value: string
  /** Called with a complete date, and with '' when the field is empty. */
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
}

/** A typed date with day, month and year in the order of the language. */
export function DateField({ label, hint, error, optional, id, value, onChange, onBlur }: DateFieldProps) {
  const t = useText()
  const leave = () => {
    const whole = expandYear(value, new Date().getFullYear())
    if (whole !== value) onChange(whole)
    onBlur?.()
  }
  return (
    <AriaLocale>
      <AriaDateField
        className="field"
        {...(id !== undefined && { id })}
        value={dateOf(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        onBlur={leave}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Label className="field-label">
          {label} {optional && <span className="field-optional">{t('UI.OPTIONAL')}</span>}
        </Label>
        {hint && (
          <Text slot="description" elementType="p" className="field-hint">
            {hint}
          </Text>
        )}
        <DateInput className="input date-input">
          {(segment) => <DateSegment segment={segment} className="date-segment" />}
        </DateInput>
        {error && (
          <Text slot="errorMessage" elementType="p" className="field-error">
            <Icon name="circle-alert" size="s" />
            <span>{error}</span>
          </Text>
        )}
      </AriaDateField>
    </AriaLocale>
  )
}

/** An incomplete date is shown as empty. */
function dateOf(value: string): CalendarDate | null {
  try {
    return parseDate(value)
  } catch {
    return null
  }
}
