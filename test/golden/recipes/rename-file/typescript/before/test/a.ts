import { a } from "../src/util"
