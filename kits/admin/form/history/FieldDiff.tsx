import { Suspense } from 'react'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import type { AdminRecord } from '../../entity'
import { useValueFormatter } from '../../choice/formatValue'
import { ValueText } from '../fields/ValueText'
import { useFormView } from '../FormView'

/** Lazy: it brings the `diff` library. */
const TextDiff = lazyComponent(() => import('./TextDiff'))

/** Two texts longer than this, in characters, are compared word by word. */
const longText = 80

interface Props {
  field: string
  /** The record before and after the change; null where it did not exist. */
  before: AdminRecord | null
  after: AdminRecord | null
}

/** The old and the new value of a field; for long texts, the words that differ. */
export function FieldDiff({ field, before, after }: Props) {
  const { entity, texts } = useFormView()
  const [oldValue, newValue] = [before?.[field], after?.[field]]
  const oldText = useValueFormatter(entity, field, oldValue)(oldValue) ?? ''
  const newText = useValueFormatter(entity, field, newValue)(newValue) ?? ''
  const values = (
    <>
      {before && (
        <dd className="px-2 bg-danger-soft">
          <del>
            <ValueText field={field} value={oldValue} />
          </del>
        </dd>
      )}
      {after && (
        <dd className="px-2 bg-success-soft">
          <ins>
            <ValueText field={field} value={newValue} />
          </ins>
        </dd>
      )}
    </>
  )
  const isLong = oldText.length > longText && newText.length > longText
  return (
    <div>
      <dt>{texts.label(field)}</dt>
      {isLong ? (
        <Suspense fallback={values}>
          <dd>
            <TextDiff before={oldText} after={newText} />
          </dd>
        </Suspense>
      ) : (
        values
      )}
    </div>
  )
}
