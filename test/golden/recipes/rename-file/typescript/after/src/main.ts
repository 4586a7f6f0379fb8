import { a } from './helpers'
import { b } from 'util'
import c from './utility'