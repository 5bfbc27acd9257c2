import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '@portico/core/ui/aria'
import { Field, type BaseFieldProps } from '@portico/core/ui/forms/Field'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { menuClass, menuEntryClass, menuPopoverClass } from '@portico/core/ui/actions/menuClass'
import type { Option } from './useChoiceOptions'
import { useAdminText } from '../texts'

export interface ChoiceFieldProps extends BaseFieldProps {
  /** The options that match the typed text. */
  options: readonly Option[]
  /** Undefined: nothing is selected. */
  selected: Option | undefined
  onType: (text: string) => void
  /** Undefined: the field was cleared. */
  onSelect: (value: unknown) => void
  onBlur?: (() => void) | undefined
}

/** A combo box. Leaving it with a text that is not an option keeps the selection; leaving it empty clears it. */
export function ChoiceField({ options, selected, onType, onSelect, onBlur, ...frame }: ChoiceFieldProps) {
  const t = useAdminText()
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    onType(text)
  }
  const blur = () => {
    if (typed === '') onSelect(undefined)
    setTyped(null)
    onType('')
    onBlur?.()
  }
  return (
    <Field {...frame}>
      {(control) => (
        <AriaLocale>
          <ComboBox
            className="relative [&>input]:ps-2.5 [&>input]:pe-[var(--tap)] [&>.btn-icon]:absolute [&>.btn-icon]:inset-y-0 [&>.btn-icon]:right-0 [&>.btn-icon]:left-auto"
            aria-label={frame.label}
            items={options.map(({ value, label }) => ({ id: String(value), label }))}
            inputValue={typed ?? selected?.label ?? ''}
            onInputChange={change}
            allowsEmptyCollection
            allowsCustomValue
            menuTrigger="focus"
            onSelectionChange={(key) => {
              const option = options.find(({ value }) => String(value) === key)
              if (!option) return
              setTyped(null)
              onSelect(option.value)
            }}
            onBlur={blur}
          >
            <Input {...control} className="input" autoComplete="off" />
            <Button className={iconButtonClass()} aria-label={t('ADMIN.CHOICE.OPEN', { label: frame.label })}>
              <Icon name="chevron-down" size="s" />
            </Button>
            <Popover className={menuPopoverClass}>
              <ListBox
                className={menuClass}
                renderEmptyState={() => <p className="text-muted">{t('ADMIN.CHOICE.NONE')}</p>}
              >
                {({ id, label }: { id: string; label: string }) => (
                  <ListBoxItem id={id} textValue={label} className={menuEntryClass}>
                    {label}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </ComboBox>
        </AriaLocale>
      )}
    </Field>
  )
}
