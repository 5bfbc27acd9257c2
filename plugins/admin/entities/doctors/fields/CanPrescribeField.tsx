import type { WidgetProps } from '@rjsf/utils'
import { SwitchWidget } from '@portico/admin/form/fields/widgets'
import { useAccessContext } from '@portico/core/session/usePermitted'

/** Whether the doctor may prescribe, if the tenant has this setting. */
export default function CanPrescribeField(props: WidgetProps) {
  return useAccessContext().features.has('canPrescriptionBeConfigured') && <SwitchWidget {...props} />
}
