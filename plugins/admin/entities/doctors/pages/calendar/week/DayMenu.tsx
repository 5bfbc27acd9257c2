import { useDoctorText } from '../../../texts'
import { MenuButton, type MenuEntry } from '@core/ui/actions/MenuButton'
import { freeDay } from '../model/day'
import { vacationDay } from '../model/edit'
import { useCalendarContext } from '../state/calendarContext'
import { isDateKey, type DayKey } from '../model/apiFormat'

/** What can be done with a whole day: copy it, make it vacation, take it back to its week, empty it. */
export function DayMenu({ dayKey }: { dayKey: DayKey }) {
  const t = useDoctorText()
  const { getDay: dayOf, edit, isSpecial, dayKeys: keys, dayName: nameOf } = useCalendarContext()
  const day = dayOf(dayKey)
  const copy = (to: readonly DayKey[]) => to.filter((key) => key !== dayKey).forEach((key) => edit(key, day))
  const next = keys[keys.indexOf(dayKey) + 1]
  const entries: (MenuEntry | false | undefined)[] = [
    next !== undefined && {
      id: 'next',
      icon: 'copy',
      label: t('ADMIN.CALENDAR.COPY_TO', { day: nameOf(next) }),
      onAction: () => copy([next]),
    },
    {
      id: 'workdays',
      icon: 'copy',
      label: t('ADMIN.CALENDAR.COPY_TO_WORKDAYS'),
      onAction: () => copy(keys.slice(0, 5)),
    },
    isDateKey(dayKey) &&
      !day.isOff && {
        id: 'off',
        icon: 'tree-palm',
        label: t('ADMIN.CALENDAR.VACATION'),
        onAction: () => edit(dayKey, vacationDay),
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
      label={t('ADMIN.CALENDAR.MORE', { day: nameOf(dayKey) })}
      icon="ellipsis"
      items={entries.filter((entry): entry is MenuEntry => Boolean(entry))}
    />
  )
}
