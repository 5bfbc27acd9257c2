import { lazy, Suspense } from 'react'
import type { AdminRecord } from '../../entity'
import { useFormView } from '../FormView'
import { useValueFormatter } from '../../values/formatValue'
import { ValueText } from '../../values/ValueText'

/** It comes with the first text that needs it. */
const LongText = lazy(() => import('./TextDiff'))

/** Characters from which two versions of a text are no longer compared by looking. */
const LONG = 80

interface Props {
  field: string
  /** The record before and after; null where there was none. */
  before: AdminRecord | null
  after: AdminRecord | null
}

/** A field as it was and as it is; of a long text the words that differ. */
export function FieldDiff({ field, before, after }: Props) {
  const { entity, texts } = useFormView()
  const [old, now] = [before?.[field], after?.[field]]
  const [was, is] = [
    useValueFormatter(entity, field, old)(old) ?? '',
    useValueFormatter(entity, field, now)(now) ?? '',
  ]
  const said = (value: unknown) => <ValueText field={field} value={value} />
  const apart = (
    <>
      {before && (
        <dd className="is-old">
          <del>{said(old)}</del>
        </dd>
      )}
      {after && (
        <dd className="is-new">
          <ins>{said(now)}</ins>
        </dd>
      )}
    </>
  )
  return (
    <div>
      <dt>{texts.label(field)}</dt>
      {was.length > LONG && is.length > LONG ? (
        <Suspense fallback={apart}>
          <dd className="is-long">
            <LongText before={was} after={is} />
          </dd>
        </Suspense>
      ) : (
        apart
      )}
    </div>
  )
}
