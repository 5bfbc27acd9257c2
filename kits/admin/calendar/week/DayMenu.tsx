import { useCalendarText } from '../texts'
import { MenuButton, type MenuEntry } from '@portico/core/ui/actions/MenuButton'
import { freeDay } from '../model/day'
import { setVacation } from '../model/edit'
import { copyShifts } from '../model/nights'
import { useCalendarContext } from '../state/calendarContext'
import { isDateKey, type DayKey } from '../model/apiFormat'

interface Props {
  dayKey: DayKey
  /** Opens the field for the name of the date. */
  onName: () => void
}

/** Actions on a whole day: copy, vacation, name, reset to the typical week, clear. */
export function DayMenu({ dayKey, onName }: Props) {
  const t = useCalendarText()
  const { getDay, edit, editDays, isSpecial, dayKeys, dayName } = useCalendarContext()
  const day = getDay(dayKey)
  const copy = (targets: readonly DayKey[]) =>
    editDays(
      copyShifts(
        getDay,
        dayKey,
        targets.filter((key) => key !== dayKey),
      ),
    )
  const next = dayKeys[dayKeys.indexOf(dayKey) + 1]
  const entries: (MenuEntry | false | undefined)[] = [
    next !== undefined && {
      id: 'next',
      icon: 'copy',
      label: t('ADMIN.CALENDAR.COPY_TO', { day: dayName(next) }),
      onAction: () => copy([next]),
    },
    {
      id: 'workdays',
      icon: 'copy',
      label: t('ADMIN.CALENDAR.COPY_TO_WORKDAYS'),
      onAction: () => copy(dayKeys.slice(0, 5)),
    },
    isDateKey(dayKey) &&
      !day.isOff && {
        id: 'off',
        icon: 'tree-palm',
        label: t('ADMIN.CALENDAR.VACATION'),
        onAction: () => edit(dayKey, setVacation(day)),
      },
    isDateKey(dayKey) && {
      id: 'name',
      icon: 'pencil',
      label: t('ADMIN.CALENDAR.NAME'),
      onAction: onName,
    },
    isSpecial(dayKey) && {
      id: 'usual',
      icon: 'repeat',
      label: t('ADMIN.CALENDAR.AS_USUAL'),
      onAction: () => edit(dayKey, null),
    },
    !isDateKey(dayKey) && {
      id: 'clear',
      icon: 'trash-2',
      danger: true,
      label: t('ADMIN.CALENDAR.CLEAR'),
      onAction: () => edit(dayKey, freeDay),
    },
  ]
  return (
    <MenuButton
      label={t('ADMIN.CALENDAR.MORE', { day: dayName(dayKey) })}
      icon="ellipsis"
      items={entries.filter((entry): entry is MenuEntry => Boolean(entry))}
    />
  )
}
