import './inputs.css'

/** Class name of a control with an icon or a button inside. */
export const inputGroupClass = 'input-group'
