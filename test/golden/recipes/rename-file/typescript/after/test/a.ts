import { a } from "../src/helpers"
