import type { FieldProps, WidgetProps } from '@rjsf/utils'
import { createElement, Suspense, use, type ComponentType } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import type { Load } from '@portico/core/plugin/points'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { controlId } from '../FormView'

/** A field with a control of the entity's own. The control is loaded when it is first shown. */
export function customField(load: Load<ComponentType<WidgetProps>>): ComponentType<FieldProps> {
  function Control(props: WidgetProps) {
    return createElement(use(loadOnce(load)), props)
  }
  return function CustomField({ formData, onChange, fieldPathId, ...props }: FieldProps) {
    return (
      <Suspense fallback={<Skeleton shape="block" height="2.5rem" />}>
        <Control
          {...props}
          id={controlId(props.name)}
          label=""
          options={{}}
          value={formData as unknown}
          onChange={(value: unknown) => onChange(value, fieldPathId.path)}
        />
      </Suspense>
    )
  }
}
