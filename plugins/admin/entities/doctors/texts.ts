import { useTexts } from '../../texts'

/** The texts of this plugin, with typed keys. */
export const useDoctorText = () => useTexts()
