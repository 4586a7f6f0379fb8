import { a } from './util'
import { b } from 'util'
import c from './utility'