import { configure } from '@testing-library/react'

// What is slow in a test is the machine, not the code: the first import of a dialog took over ten seconds beside much other work.
configure({ asyncUtilTimeout: 30_000 })
