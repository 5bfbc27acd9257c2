import { useId } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'
import './calendar.css'

/** A time that can be chosen. */
export interface Slot {
  /** Unique within the picker, for example the instant. */
  value: string
  /** HH:mm in the person's zone. */
  time: string
  /** The same instant in the other zone: "11:00 Oviedo". */
  second?: string | undefined
  /** Another person booked it meanwhile. */
  taken?: boolean | undefined
}

/** The times of a part of the day, below one heading. */
export interface SlotGroup {
  id: string
  /** "Por la mañana" (UI.SLOTS_MORNING and others). */
  label: string
  icon?: IconName | undefined
  slots: readonly Slot[]
}

/** The props of `SlotPicker`. */
export interface SlotPickerProps {
  /** Accessible name of the group. */
  label: string
  groups: readonly SlotGroup[]
  value: string | null
  onChange: (value: string) => void
}

/** The slots of a day: one radio group, split by part of the day. Groups without slots are left out. */
export function SlotPicker({ label, groups, value, onChange }: SlotPickerProps) {
  // A radio group with a value that is not among its options (an appointment's current time) cannot be reached by keyboard.
  const isHere = groups.some(({ slots }) => slots.some((slot) => slot.value === value))
  return (
    <RadioGroup className="grid gap-5" aria-label={label} value={isHere ? value : null} onChange={onChange}>
      {groups
        .filter(({ slots }) => slots.length > 0)
        .map((group) => (
          <Part key={group.id} {...group} />
        ))}
    </RadioGroup>
  )
}

function Part({ label, icon, slots }: SlotGroup) {
  const heading = useId()
  return (
    <fieldset
      className="grid gap-3 min-w-0 [&_h3]:flex [&_h3]:items-center [&_h3]:gap-2 [&_h3_svg]:text-muted"
      aria-labelledby={heading}
    >
      <h3 className="h3" id={heading}>
        {icon && <Icon name={icon} size="s" />}
        <span>{label}</span>
      </h3>
      <div className="slots">
        {slots.map((slot) => (
          <Radio key={slot.value} className="slot" value={slot.value} isDisabled={slot.taken ?? false}>
            <span>{slot.time}</span> {slot.second && <small>{slot.second}</small>}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}
