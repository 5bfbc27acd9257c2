import { ChangeContact } from './ChangeContact'
import { usePhoneChange } from './usePhoneChange'

/** Changes the telephone number in two steps. */
export const ChangePhone = ({ onClose }: { onClose: () => void }) => (
  <ChangeContact {...usePhoneChange()} onClose={onClose} />
)
