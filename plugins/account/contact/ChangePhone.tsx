import { ChangeContact } from './ChangeContact'
import { usePhoneChange } from './usePhoneChange'

/** Changes the telephone number in two steps (ACCOUNT-002, ACCOUNT-015). */
export const ChangePhone = ({ onClose }: { onClose: () => void }) => (
  <ChangeContact {...usePhoneChange()} onClose={onClose} />
)
