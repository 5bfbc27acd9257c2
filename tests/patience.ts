import { configure } from '@testing-library/react'

// What is slow in a test is the machine, not the code.
configure({ asyncUtilTimeout: 10_000 })
