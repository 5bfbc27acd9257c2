import type { WidgetProps } from '@rjsf/utils'
import { MultiChoiceWidget } from '@portico/admin/form/fields/widgets'
import { useAccessContext } from '@portico/core/session/usePermitted'

/** The care areas of a user or a doctor, if the tenant has care areas (C-041). */
export default function CareAreasField(props: WidgetProps) {
  return useAccessContext().features.has('careAreas') && <MultiChoiceWidget {...props} />
}
