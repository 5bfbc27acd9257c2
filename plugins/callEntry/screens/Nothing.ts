/** The entry redirects before it is shown (decision 214). */
const Nothing = () => null
export default Nothing
