import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { useDevicesText } from '../texts'
import type { useEntry } from './useEntry'

const meals = ['fasting', 'before', 'after'] as const

/** When glucose was measured; nobody has to say it. */
export function MealChoice({ form: { entry, change } }: { form: ReturnType<typeof useEntry> }) {
  const { t } = useDevicesText()
  return (
    <fieldset className="stack gap-2">
      <legend className="font-strong">{t('DEVICES.MEAL')}</legend>
      <div className="flex items-center gap-3 flex-wrap">
        {meals.map((meal) => (
          <ChipToggle
            key={meal}
            pressed={entry.meal === meal}
            onChange={(pressed) => change({ meal: pressed ? meal : null })}
          >
            {t(`DEVICES.MEAL.${meal}`)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  )
}
