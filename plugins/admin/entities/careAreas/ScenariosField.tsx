import type { WidgetProps } from '@rjsf/utils'
import { MultiChoiceWidget } from '@portico/admin/form/fields/widgets'
import { useAccessContext } from '@portico/core/session/usePermitted'

/** The scenarios whose menu entries a user sees, if the tenant edits them (C-041). */
export default function ScenariosField(props: WidgetProps) {
  return useAccessContext().features.has('attentionScenarios') && <MultiChoiceWidget {...props} />
}
