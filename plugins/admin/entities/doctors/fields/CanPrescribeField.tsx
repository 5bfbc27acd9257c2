import type { WidgetProps } from '@rjsf/utils'
import { SwitchWidget } from '@kits/admin/form/fields/widgets'
import { useWho } from '@core/session/usePermitted'

/** Whether the doctor may prescribe, where the tenant lets that be set (ADMIN-028). */
export default function CanPrescribeField(props: WidgetProps) {
  return useWho().features.has('canPrescriptionBeConfigured') && <SwitchWidget {...props} />
}
