import './choices.css'

/** Class name of a card that can be chosen, for links and buttons that look like one. */
export const choiceClass = 'choice'
